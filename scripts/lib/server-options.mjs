/**
 * What the built server is started with. Node would let the part of memory that new objects go into grow to 64 MB for each
 * of its two halves; with 32 MB it collects garbage hardly more often, for it is given back at rest (`lib/memory.ts`).
 */
export const serverOptions = ['--max-semi-space-size=32'];

/** How glibc gives memory back that was freed: left to itself it keeps some 20 MB of what the start needed. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
