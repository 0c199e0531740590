export { billingData } from './data-store.ts';
export { createBilling } from './service.ts';
export { createBillingStore } from './store.ts';
