import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export type Mailer = {
  /** Resolves when the mail server accepted the mail; rejects with its error, or when `signal` is aborted. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** Sends mail to an SMTP server, each over a new connection. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ replyTo, ...mail }, signal) {
      await transport.sendMail({
        ...mail,
        ...(replyTo === null ? {} : { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
  };
}
