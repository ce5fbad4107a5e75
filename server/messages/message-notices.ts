import { mailToShop, type NoticeMail } from '#server/notifications/notice-mail.ts';
import { messageForShop } from './message-mail.ts';
import { findMessage } from './queries.ts';

export const messageReceivedMail: NoticeMail = async (ctx, notice, settings) => {
  const message = await findMessage(ctx.db, notice.subject_id);
  if (message === null) return null;
  const replyTo = message.email === null ? null : { name: message.name, address: message.email };
  return mailToShop(ctx, { notice, settings }, { ...messageForShop(message, settings.publicUrl), replyTo });
};
