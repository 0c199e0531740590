export { accountRoutes } from './routes.ts';
export { type Account, createAccount } from './service.ts';
export { createAccountStore } from './store.ts';
