import type { Customer } from '#domain/orders/order.ts';
import type { NoticeKind, NoticeRow } from '#server/db/tables/process-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import { greetingName } from './greeting-name.ts';
import { composedMail, type Mail } from './mail.ts';
import type { MailText } from './mail-blocks.ts';
import { mailSender } from './mail-sender.ts';

export type MailSettings = {
  readonly smtpUrl: string;
  /** The shop's address for orders and messages. */
  readonly notifyEmail: string;
  /** Origin of the links, without a slash at the end. */
  readonly publicUrl: string;
};

/** Composes the mail of a notice, or `null` when its subject is gone or the mail should not be sent. */
export type NoticeMail = (ctx: Context, notice: NoticeRow, settings: MailSettings) => Promise<Mail | null>;

/** Each feature composes the mails of its own notices. */
export type NoticeMails = Readonly<Record<NoticeKind, NoticeMail>>;

/** Copies a day to one address. Anybody can type a stranger's address, and the shop must not flood that mailbox. */
export const COPIES_A_DAY = 20;
export const COPIES_SINCE_MS = 86_400_000;

type Sent = { readonly notice: NoticeRow; readonly settings: MailSettings };

/** A mail from the shop to itself, which it answers to whom it is about. */
export function mailToShop(
  { store }: Context,
  { notice, settings }: Sent,
  { replyTo, ...text }: MailText & { readonly replyTo: Mail['replyTo'] },
): Mail {
  const to = { name: store.name, address: settings.notifyEmail };
  return composedMail(
    { ...envelope(store, notice, settings), to, replyTo },
    text,
    mailSender(store, settings.publicUrl),
  );
}

type ToShopper = MailText & {
  readonly name: string;
  readonly email: string;
  /** Of several mails about one subject; each is a mail of its own. */
  readonly version?: number;
};

/** A mail from the shop to a shopper, who answers to the shop's address for orders. */
export function mailToShopper(
  { store }: Context,
  { notice, settings }: Sent,
  { name, email, version, ...text }: ToShopper,
): Mail {
  const to = { name: greetingName(name), address: email };
  const replyTo = { name: store.name, address: settings.notifyEmail };
  const { messageId, from } = envelope(store, notice, settings);
  const id = version === undefined ? messageId : messageId.replace('@', `.${version}@`);
  return composedMail({ messageId: id, from, to, replyTo }, text, mailSender(store, settings.publicUrl));
}

/** Whom the shop answers; `null` for a customer without an email. */
export function replyToOf({ firstName, lastName, email }: Customer): Mail['replyTo'] {
  return email === '' ? null : { name: `${firstName} ${lastName}`, address: email };
}

/** A shop that has no address yet writes from the one that it is told at. */
function envelope(store: Context['store'], notice: NoticeRow, { publicUrl, notifyEmail }: MailSettings) {
  return {
    messageId: `<${notice.kind}.${notice.recipient}.${notice.subject_id}@${new URL(publicUrl).hostname}>`,
    from: { name: store.name, address: store.email || notifyEmail },
  };
}
