import type { Customer } from '#domain/orders/order.ts';
import { contactKind } from '#domain/withdrawals/withdrawal.ts';
import { orderPageLink } from '#schemas/wire/public-link.ts';
import type { Context } from '#server/context.ts';
import type { NoticeKind, NoticeRow } from '#server/db/tables/process-tables.ts';
import { findMessage } from '#server/messages/queries.ts';
import { orderLinkToken } from '#server/orders/order-link.ts';
import { findOrder } from '#server/orders/queries.ts';
import { findQuestion, findQuote } from '#server/quotes/queries.ts';
import { countRequestsOf, findWithdrawal } from '#server/withdrawals/queries.ts';
import { greetingName } from './greeting-name.ts';
import { composedMail, type Mail } from './mail.ts';
import { messageForShop } from './message-mail.ts';
import { orderForShop, orderForShopper } from './order-mail.ts';
import { countCopies } from './queries.ts';
import { quoteForShop, quoteForShopper } from './quote-mail.ts';
import { withdrawalAnswered, withdrawalForShop, withdrawalForShopper } from './withdrawal-mail.ts';

export type MailSettings = {
  readonly smtpUrl: string;
  /** The shop's address for orders and messages. */
  readonly notifyEmail: string;
  /** Origin of the links, without a slash at the end. */
  readonly publicUrl: string;
};

/** Copies a day to one address. Anybody can type a stranger's address, and the shop must not flood that mailbox. */
const COPIES_A_DAY = 20;
const DAY_MS = 86_400_000;

/** The mail of a notice, or `null` when its subject is gone or the mail should not be sent. */
export function noticeMail(ctx: Context, notice: NoticeRow, settings: MailSettings): Promise<Mail | null> {
  if (notice.kind === 'order-placed') return orderMail(ctx, notice, settings);
  if (notice.kind === 'message-received') return messageMail(ctx, notice, settings);
  if (notice.kind === 'withdrawal-received' || notice.kind === 'withdrawal-answered')
    return withdrawalMail(ctx, notice, settings);
  return quoteMail(ctx, { ...notice, kind: notice.kind }, settings);
}

type QuoteNotice = NoticeRow & { readonly kind: Extract<NoticeKind, `quote-${string}`> };

async function quoteMail(ctx: Context, notice: QuoteNotice, settings: MailSettings): Promise<Mail | null> {
  const { kind, subject_id: id } = notice;
  const question = kind === 'quote-question' ? await findQuestion(ctx.db, id) : null;
  const quote = await findQuote(ctx, { id: question?.quoteId ?? id });
  const order = quote === null ? null : await findOrder(ctx, quote.orderId);
  if (quote === null || order === null || order.isDeleted) return null;
  // Meanwhile a newer version was sent, or a change was asked for.
  const isAnswered = order.quote.version !== quote.version || order.quote.state !== 'expired';
  if (kind === 'quote-expired' && isAnswered) return null;
  const { id: orderId, number, customer, comment } = order;
  const { firstName, lastName } = customer;
  const about = { id: orderId, number, firstName, lastName, comment };
  const { publicUrl } = settings;
  const mailed = { quote, order: about, publicUrl };
  if (kind === 'quote-sent') {
    if (customer.email === '') return null;
    const { acceptedVersion } = order.quote;
    const { subject, blocks } = quoteForShopper({ ...mailed, acceptedVersion }, ctx.store);
    const to = { name: greetingName(customer.firstName), address: customer.email };
    const replyTo = { name: ctx.store.name, address: settings.notifyEmail };
    return composedMail({ ...envelope(ctx, notice, settings), to, replyTo, subject }, blocks);
  }
  const answer = { kind, at: notice.created_at, question: question?.message ?? '' };
  const { subject, blocks } = quoteForShop(mailed, answer);
  return composedMail({ ...envelope(ctx, notice, settings), replyTo: replyToOf(customer), subject }, blocks);
}

async function orderMail(ctx: Context, notice: NoticeRow, settings: MailSettings): Promise<Mail | null> {
  const order = await findOrder(ctx, notice.subject_id);
  if (order === null || order.isDeleted) return null;
  const { customer } = order;
  if (notice.recipient === 'shopper') {
    const since = ctx.now() - DAY_MS;
    if ((await countCopies(ctx.db, { email: customer.email, since })) >= COPIES_A_DAY) return null;
    const link = orderPageLink(settings.publicUrl, await orderLinkToken(ctx, order.id));
    const { publicUrl } = settings;
    const { subject, blocks } = orderForShopper(order, { store: ctx.store, link, publicUrl });
    const to = { name: greetingName(customer.firstName), address: customer.email };
    const replyTo = { name: ctx.store.name, address: settings.notifyEmail };
    return composedMail({ ...envelope(ctx, notice, settings), to, replyTo, subject }, blocks);
  }
  const { subject, blocks } = orderForShop(order, settings.publicUrl);
  return composedMail({ ...envelope(ctx, notice, settings), replyTo: replyToOf(customer), subject }, blocks);
}

function replyToOf({ firstName, lastName, email }: Customer): Mail['replyTo'] {
  return email === '' ? null : { name: `${firstName} ${lastName}`, address: email };
}

async function messageMail(ctx: Context, notice: NoticeRow, settings: MailSettings): Promise<Mail | null> {
  const message = await findMessage(ctx.db, notice.subject_id);
  if (message === null) return null;
  const { subject, blocks } = messageForShop(message, settings.publicUrl);
  const replyTo = message.email === null ? null : { name: message.name, address: message.email };
  return composedMail({ ...envelope(ctx, notice, settings), replyTo, subject }, blocks);
}

async function withdrawalMail(ctx: Context, notice: NoticeRow, settings: MailSettings): Promise<Mail | null> {
  const row = await findWithdrawal(ctx.db, notice.subject_id);
  if (row === null || row.contact === '') return null;
  const hasEmail = contactKind(row.contact) === 'email';
  if (notice.recipient === 'shop') {
    const { subject, blocks } = withdrawalForShop(row, settings.publicUrl);
    const replyTo = hasEmail ? { name: row.name, address: row.contact } : null;
    return composedMail({ ...envelope(ctx, notice, settings), replyTo, subject }, blocks);
  }
  const isAnswer = notice.kind === 'withdrawal-answered';
  if (!hasEmail || (isAnswer && row.state === 'pending')) return null;
  if (!isAnswer && (await countRequestsOf(ctx.db, row.contact_key, ctx.now() - DAY_MS)) > COPIES_A_DAY)
    return null;
  const { subject, blocks } = isAnswer
    ? withdrawalAnswered(row, ctx.store)
    : withdrawalForShopper(row, ctx.store);
  const to = { name: greetingName(row.name), address: row.contact };
  const replyTo = { name: ctx.store.name, address: settings.notifyEmail };
  const base = envelope(ctx, notice, settings);
  // An answer that was changed is another mail.
  const messageId = base.messageId.replace('@', `.${row.version}@`);
  return composedMail({ ...base, messageId, to, replyTo, subject }, blocks);
}

/** From the shop, to the shop. */
function envelope({ store }: Context, notice: NoticeRow, { notifyEmail, publicUrl }: MailSettings) {
  return {
    messageId: `<${notice.kind}.${notice.recipient}.${notice.subject_id}@${new URL(publicUrl).hostname}>`,
    from: { name: store.name, address: store.email },
    to: { name: store.name, address: notifyEmail },
  };
}
