import type { Job, JobQueue, KeptJob } from '#lib/jobs.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { Letter, Mailer } from './mailer.ts';

export type Post<Tx> = ReturnType<typeof createPost<Tx>>;

const name = 'mail';
const column = 'jobs.mail';

/** Who gets a letter, and what it says. */
interface Outgoing extends Letter {
  /** Whose account it is about: it does not leave any more once that is gone. */
  userId: string;
}

/** Letters leave outside of the request, and are kept sealed until they do. */
export function createPost<Tx>({
  queue,
  mailer,
  personalText,
  tagOf,
}: {
  queue: JobQueue<Tx>;
  mailer: Mailer;
  personalText: PersonalText;
  /** Under which name a person's work is found in the queue. */
  tagOf(userId: string): string;
}) {
  const job: Job = {
    name,
    work: async (data) => mailer.send(open(data)),
  };

  function open(data: unknown): Letter {
    const { sealed } = data as { sealed: string };
    return JSON.parse(personalText.openSystem(column, Buffer.from(sealed, 'base64'))) as Letter;
  }

  return {
    job,
    /** The outside of a letter in the queue; nothing for other work. What is inside may be a link that opens an account. */
    envelopeOf(kept: KeptJob): Pick<Letter, 'to' | 'subject'> | undefined {
      if (kept.name !== name) return undefined;
      const { to, subject } = open(kept.data);
      return { to, subject };
    },
    /** Inside a transaction, the letter leaves when the transaction is done, or not at all. */
    async send({ userId, ...letter }: Outgoing, inside?: Tx): Promise<void> {
      const sealed = personalText.sealSystem(column, JSON.stringify(letter)).toString('base64');
      await queue.add(name, { sealed }, { about: tagOf(userId), inside });
    },
  };
}
