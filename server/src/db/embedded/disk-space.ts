import { statfs } from 'node:fs/promises';

const lookEveryMs = 1_000;
/**
 * PostgreSQL writes its log in files of 16 MB and ends at once when there is no room for the next one; then nothing can
 * be read either. Three of them are kept free.
 */
const reserveBytes = 48 * 1024 * 1024;

export interface DiskSpace {
  /** False while what is free is only enough for PostgreSQL to go on serving what is there. */
  hasRoom(): boolean;
  stop(): void;
}

/** Watches how much room the disk of the data directory has. `onChange` hears when it runs out and when it is back. */
export async function watchDiskSpace(dataDir: string, onChange: (hasRoom: boolean) => void): Promise<DiskSpace> {
  let hasRoom = true;

  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(dataDir);
    const found = bavail * bsize >= reserveBytes;
    if (found !== hasRoom) onChange(found);
    hasRoom = found;
  }

  // A look that fails says nothing about the room; the next one asks again.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  await look();
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) };
}
