export { accountData } from './data-store.ts';
export { createOwnData } from './own-data.ts';
export { createPrivacy } from './privacy.ts';
export { accountRoutes } from './routes.ts';
export { type Account, createAccount } from './service.ts';
export { type AccountRow, type AccountStore, createAccountStore } from './store.ts';
export { fillName, takeOverSettings } from './take-over.ts';
