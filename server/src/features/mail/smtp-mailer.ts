import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/**
 * Sends by a mail server.
 *
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
