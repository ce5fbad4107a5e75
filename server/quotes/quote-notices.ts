import type { NoticeKind } from '#server/db/tables/process-tables.ts';
import { mailToShop, mailToShopper, type NoticeMail, replyToOf } from '#server/notifications/notice-mail.ts';
import { findOrder } from '#server/orders/queries.ts';
import { missingInWords } from './missing-in-words.ts';
import { findQuestion, findQuote } from './queries.ts';
import { quoteForShop, quoteForShopper } from './quote-mail.ts';

type QuoteNoticeKind = Extract<NoticeKind, `quote-${string}`>;

/** The mail of one kind of notices about quotes. */
export function quoteMail(kind: QuoteNoticeKind): NoticeMail {
  return async (ctx, notice, settings) => {
    const { subject_id: id } = notice;
    const question = kind === 'quote-question' ? await findQuestion(ctx.db, id) : null;
    const quote = await findQuote(ctx, { id: question?.quoteId ?? id });
    const order = quote === null ? null : await findOrder(ctx, quote.orderId);
    if (quote === null || order === null || order.isDeleted) return null;
    // Meanwhile a newer version was sent, or a change was asked for.
    const isAnswered = order.quote.version !== quote.version || order.quote.state !== 'expired';
    if (kind === 'quote-expired' && isAnswered) return null;
    const { id: orderId, number, customer, said } = order;
    const { firstName, lastName, email } = customer;
    const about = { id: orderId, number, firstName, lastName, said };
    const mailed = { quote, order: about, publicUrl: settings.publicUrl };
    const sent = { notice, settings };
    if (kind !== 'quote-sent') {
      const missing = kind === 'quote-accepted' ? await missingInWords(ctx, quote) : [];
      const answer = { kind, at: notice.created_at, question: question?.message ?? '', missing };
      return mailToShop(ctx, sent, { ...quoteForShop(mailed, answer), replyTo: replyToOf(customer) });
    }
    if (email === '') return null;
    const { acceptedVersion } = order.quote;
    const text = quoteForShopper({ ...mailed, acceptedVersion }, ctx.store);
    return mailToShopper(ctx, sent, { ...text, name: firstName, email });
  };
}
