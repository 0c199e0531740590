/**
 * What the built server is started with. New objects get 16 MB for each of two halves, which Node gives back at rest
 * (`lib/resting.ts`): with 32 MB as much CPU is used and 30 MB more, with 8 MB a third more time goes into collecting them. They
 * are collected by one thread: most are gone by then, and several threads that share so little took a tenth of all the CPU under
 * load. During the start, what lives longer may grow by a third before it is looked through; from then on by what the calls ask for
 * (`lib/heap-growth.ts`).
 */
export const serverOptions = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--heap-growing-percent=30'];

/** How glibc gives memory back that was freed: left to itself it keeps some 20 MB of what the start needed. */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
