import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounting is root's alone; anybody else is told why nothing was measured. */
export function endUnlessRoot(): void {
  if (process.getuid?.() === 0) return;
  process.stdout.write('Skipped: it mounts a small disk, which needs root.\n');
  process.exit(0);
}

/** A small disk in memory. */
export function mountMemory(megabytes: number): { path: string; unmount(): void } {
  const path = mkdtempSync(join(tmpdir(), 'haven-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]);
  return { path, unmount: () => unmount(path) };
}

export function unmount(path: string): void {
  execFileSync('umount', [path]);
  rmSync(path, { recursive: true });
}
