export { accountRoutes } from './routes.ts';
export { createAccount } from './service.ts';
export { type AccountStore, createAccountStore } from './store.ts';
export { fillName, takeOverSettings } from './take-over.ts';
