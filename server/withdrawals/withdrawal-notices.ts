import { contactKind } from '#domain/withdrawals/withdrawal.ts';
import {
  COPIES_A_DAY,
  COPIES_SINCE_MS,
  mailToShop,
  mailToShopper,
  type NoticeMail,
} from '#server/notifications/notice-mail.ts';
import { countRequestsOf, findWithdrawal } from './queries.ts';
import { withdrawalAnswered, withdrawalForShop, withdrawalForShopper } from './withdrawal-mail.ts';

export const withdrawalReceivedMail: NoticeMail = async (ctx, notice, settings) => {
  const row = await findWithdrawal(ctx.db, notice.subject_id);
  if (row === null || row.contact === '') return null;
  const hasEmail = contactKind(row.contact) === 'email';
  const sent = { notice, settings };
  if (notice.recipient === 'shop') {
    const replyTo = hasEmail ? { name: row.name, address: row.contact } : null;
    return mailToShop(ctx, sent, { ...withdrawalForShop(row, settings.publicUrl), replyTo });
  }
  if (!hasEmail) return null;
  if ((await countRequestsOf(ctx.db, row.contact_key, ctx.now() - COPIES_SINCE_MS)) > COPIES_A_DAY)
    return null;
  const text = withdrawalForShopper(row, ctx.store);
  return mailToShopper(ctx, sent, { ...text, name: row.name, email: row.contact, version: row.version });
};

export const withdrawalAnsweredMail: NoticeMail = async (ctx, notice, settings) => {
  const row = await findWithdrawal(ctx.db, notice.subject_id);
  if (row === null || row.state === 'pending' || contactKind(row.contact) !== 'email') return null;
  const text = withdrawalAnswered(row, ctx.store);
  // An answer that was changed is another mail.
  return mailToShopper(
    ctx,
    { notice, settings },
    { ...text, name: row.name, email: row.contact, version: row.version },
  );
};
