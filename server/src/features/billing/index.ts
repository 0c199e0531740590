export { createBilling } from './service.ts';
export { createBillingStore } from './store.ts';
