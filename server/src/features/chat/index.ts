export { createReplies } from './replies.ts';
export { createRetention } from './retention.ts';
export { createRetentionStore } from './retention-store.ts';
export { chatRoutes } from './routes.ts';
export { type Chat, createChat } from './service.ts';
export { createChatStore } from './store.ts';
export { takeOverConversation } from './take-over.ts';
export { createTakeOverStore } from './take-over-store.ts';
