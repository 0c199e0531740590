// Holds a PostgreSQL for tests that run in other processes: says its address, and stops when its input ends.
import setup from './global-setup.ts';

const stop = await setup();
process.stdout.write(`${process.env['TEST_DATABASE_URL']}\n`);
process.stdin.resume();
process.stdin.once('end', () => void stop().then(() => process.exit(0)));
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
