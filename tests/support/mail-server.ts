import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export type ReceivedMail = { readonly to: string; readonly raw: string };

export type MailServer = {
  readonly url: string;
  /** Every mail whose content arrived, acknowledged or not. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
};

type MailServerOptions = {
  readonly port?: number;
  /** The refusal that a recipient gets; `null` accepts it. */
  readonly refuses?: (address: string) => { code: number; text: string } | null;
  /** Takes a mail's content but never acknowledges it. */
  readonly hangs?: () => boolean;
};

/** A real SMTP server on loopback that keeps the mails. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = options.refuses?.(address) ?? null;
      if (refusal === null) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    async onData(stream: SMTPServerDataStream, session: SMTPServerSession, done) {
      const content = await buffer(stream).catch(() => null);
      // The client was cut off, so nobody waits for an answer.
      if (content === null) return;
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
        raw: content.toString('utf8'),
      });
      if (options.hangs?.() !== true) done();
    },
  });
  // Some tests cut clients off, which is an error here.
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
