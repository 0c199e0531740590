import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from './sync-directory.ts';

const KEY_BYTES = 32;

/**
 * The key over all keys: the setting `MASTER_KEY` (32 bytes as hex or base64), else the file `master.key` in the data
 * directory, made at the first start and readable by its owner alone. Whoever loses it loses every personal text.
 */
export async function loadMasterKey({
  value,
  dataDir,
}: {
  value?: string | undefined;
  dataDir: string;
}): Promise<Buffer> {
  if (value) return parse(value, 'MASTER_KEY');
  const file = join(dataDir, 'master.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = await readFile(file, 'utf8').catch(() => create(dataDir, file));
  await chmod(file, 0o600);
  return parse(text, file);
}

/** A key for one purpose, so that no two uses ever share one. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `haven ${purpose}`, KEY_BYTES));
}

function parse(text: string, source: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${source} must hold 32 bytes, as 64 hex digits or in base64.`);
  return key;
}

/** The file appears whole or not at all, and of two processes one wins. */
async function create(dataDir: string, file: string): Promise<string> {
  const draft = join(dataDir, `master.key.${process.pid}.${randomBytes(4).toString('hex')}`);
  await writeDurably(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  await syncDirectory(dataDir);
  return readFile(file, 'utf8');
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
