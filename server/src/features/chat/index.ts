export { createReplies } from './replies.ts';
export { chatRoutes } from './routes.ts';
export { type Chat, createChat } from './service.ts';
export { createChatStore } from './store.ts';
