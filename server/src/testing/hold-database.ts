// A child process for the fault tests: opens the embedded database as Haven does, says so, and holds it until killed.
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { openDatabase } from '#db/open-database.ts';

const log = { info: console.error, warn: console.error };

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  await openDatabase({ url: server.url });
  console.log(`ready ${server.pid()}`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
// The watch over PostgreSQL keeps the process alive.
