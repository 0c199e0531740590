export { authData } from './data-store.ts';
export { createAddressMask } from './attempts.ts';
export { createCallers } from './callers.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { authRoutes } from './routes.ts';
export { createAuth } from './service.ts';
export { type AuthStore, createAuthStore } from './store.ts';
export { createSessions } from './sessions.ts';
