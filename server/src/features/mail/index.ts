export { createFileMailer } from './file-mailer.ts';
export type { Letter, Mailer } from './mailer.ts';
export { createPost, type Post } from './post.ts';
export { queuedData } from './queued-data.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
