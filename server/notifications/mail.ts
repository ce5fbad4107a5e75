import { htmlBody, type MailBlock, textBody } from './mail-body.ts';
import { oneLine } from './one-line.ts';

type MailAddress = { readonly name: string; readonly address: string };

/** A mail as it is handed to the mail server. */
export type Mail = {
  /** The same at every attempt, so that a mailbox that got it twice can tell. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function composedMail(envelope: Omit<Mail, 'text' | 'html'>, blocks: readonly MailBlock[]): Mail {
  return {
    ...envelope,
    from: { ...envelope.from, name: headerText(envelope.from.name) },
    to: { ...envelope.to, name: headerText(envelope.to.name) },
    replyTo: envelope.replyTo && { ...envelope.replyTo, name: headerText(envelope.replyTo.name) },
    subject: headerText(envelope.subject),
    text: textBody(blocks),
    html: htmlBody(blocks),
  };
}

/** One line, and no encoded word in it: mail programs would show that as other letters, line ends among them. */
function headerText(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?');
}
