export { createCallers } from './callers.ts';
export { type AuthStore, createAuthStore } from './store.ts';
