import type { JobQueue } from '#lib/jobs.ts';
import type { UserData } from '#lib/user-data.ts';
import type { Post } from './post.ts';

interface Needs<Tx> {
  queue: Pick<JobQueue<Tx>, 'listAbout'>;
  post: Pick<Post<Tx>, 'envelopeOf'>;
  /** Under which names the person's work is found in the queue. */
  listTags(userId: string): Promise<string[]>;
}

/** Work about a person that is in the queue: of a mail only what stands on its outside, for its links open accounts. */
export function queuedData<Tx>({ queue, post, listTags }: Needs<Tx>, inside?: Tx): UserData {
  const list = async (userId: string) => queue.listAbout(await listTags(userId), inside);
  return {
    table: 'jobs.job',
    name: 'waitingWork',
    label: 'Mails and other work, waiting or just done',
    countFor: async (userId) => (await list(userId)).length,
    exportFor: async (userId) =>
      (await list(userId)).map((job) => ({
        kind: job.name,
        ...post.envelopeOf(job),
        addedAt: job.addedAt.toISOString(),
      })),
  };
}
