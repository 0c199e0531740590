export { careData } from './data-store.ts';
export { createCareStore, type CareStore, type FlagRow } from './care-store.ts';
export { type Breaker, createBreaker } from './models/breaker.ts';
export { createBuiltinModel } from './models/builtin.ts';
export { createProviderModel } from './models/providers.ts';
export { type Patience, type ReplyModel, type ReplyPiece, type ReplyRequest, usualPatience } from './reply-model.ts';
export { careRoutes } from './routes.ts';
export { type Companion, createCompanion } from './service.ts';
export { takeOverFlag } from './take-over.ts';
