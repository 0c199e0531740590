export { billingData } from './data-store.ts';
export { createPlanChange, type PlanProvider } from './plan-change.ts';
export { billingRoutes } from './routes.ts';
export { type Billing, createBilling } from './service.ts';
export { createBillingStore } from './store.ts';
