export { memoryData } from './data-store.ts';
export { memoryRoutes } from './routes.ts';
export { createMemory } from './service.ts';
export { createMemoryStore } from './store.ts';
export { takeOverMemories } from './take-over.ts';
