import type { Job, JobQueue } from '#lib/jobs.ts';

/** A queue that keeps what is added until the test has it done. */
export function createJobList(): JobQueue<unknown> & {
  run(jobs: readonly Job[]): Promise<void>;
  count(name: string): number;
} {
  let added: { name: string; data: object; about?: string | undefined }[] = [];
  return {
    async add(name, data, { about, afterSeconds } = {}) {
      const isWaiting = afterSeconds !== undefined && added.some((job) => job.name === name && job.about === about);
      if (!isWaiting) added.push({ name, data, about });
      return !isWaiting;
    },
    async listAbout(abouts) {
      return added
        .filter(({ about }) => about !== undefined && abouts.includes(about))
        .map(({ name, data }) => ({ name, data, addedAt: new Date('2026-03-01T12:00:00Z') }));
    },
    async removeAbout(abouts) {
      added = added.filter(({ about }) => about === undefined || !abouts.includes(about));
    },
    count: (name) => added.filter((job) => job.name === name).length,
    /** Also what those add in turn. */
    async run(jobs) {
      for (let next = added.shift(); next; next = added.shift()) {
        const job = jobs.find(({ name }) => name === next?.name);
        if (!job) throw new Error(`Nobody does the job ${next.name}.`);
        await job.work(next.data);
      }
    },
  };
}
