import type { Mailer } from './mailer.ts';
import { createTransportOnDemand } from './transport.ts';

/**
 * Sends by a mail server.
 *
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const open = createTransportOnDemand(({ createTransport }) => createTransport(url, { from }));
  return {
    async send(letter) {
      await (await open()).sendMail(letter);
    },
  };
}
