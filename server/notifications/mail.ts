import { oneLine } from '#domain/text/one-line.ts';
import type { MailSender, MailText } from './mail-blocks.ts';
import { htmlBody } from './mail-html.ts';
import { textBody } from './mail-text.ts';

type MailAddress = { readonly name: string; readonly address: string };

/** A mail for the mail server. */
export type Mail = {
  /** The same at every attempt, so a mailbox can recognise a duplicate. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function composedMail(
  envelope: Omit<Mail, 'text' | 'html' | 'subject'>,
  content: MailText,
  sender: MailSender,
): Mail {
  return {
    ...envelope,
    from: { ...envelope.from, name: headerText(envelope.from.name) },
    to: { ...envelope.to, name: headerText(envelope.to.name) },
    replyTo: envelope.replyTo && { ...envelope.replyTo, name: headerText(envelope.replyTo.name) },
    subject: headerText(content.subject),
    text: textBody([...content.blocks, { kind: 'paragraph', text: sender.address }]),
    html: htmlBody(content, sender),
  };
}

/** One line without encoded words: mail programs would decode those, line breaks included. */
function headerText(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?');
}
