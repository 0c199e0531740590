/** A transport that is made, and the package that makes it loaded, with the first letter: many a Haven sends none. */
export function createTransportOnDemand<T>(create: (mail: typeof import('nodemailer')) => T): () => Promise<T> {
  let transport: Promise<T> | undefined;
  return () => (transport ??= import('nodemailer').then(create));
}
