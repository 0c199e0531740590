/**
 * Does one long step and says so in one line with the time it took. In a terminal the seconds count on; elsewhere a
 * line at the start and one at the end.
 */
export async function step(title, work) {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY;
  const show = () => process.stdout.write(`\r  ${title} … ${seconds()} s`);
  process.stdout.write(`  ${title} …${isTerminal ? '' : '\n'}`);
  const ticking = isTerminal ? setInterval(show, 1000) : undefined;
  try {
    const result = await work();
    process.stdout.write(`${isTerminal ? '\r' : ''}  ${title}: done in ${seconds()} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r' : ''}  ${title}: failed after ${seconds()} s\n`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
