import { orderPageLink } from '#schemas/wire/public-link.ts';
import {
  COPIES_A_DAY,
  COPIES_SINCE_MS,
  mailToShop,
  mailToShopper,
  type NoticeMail,
  replyToOf,
} from '#server/notifications/notice-mail.ts';
import { countCopies } from '#server/notifications/queries.ts';
import { orderLinkToken } from './order-link.ts';
import { orderForShop, orderForShopper } from './order-mail.ts';
import { findOrder } from './queries.ts';

export const orderPlacedMail: NoticeMail = async (ctx, notice, settings) => {
  const order = await findOrder(ctx, notice.subject_id);
  if (order === null || order.isDeleted) return null;
  const { customer } = order;
  const { publicUrl } = settings;
  const sent = { notice, settings };
  if (notice.recipient === 'shop')
    return mailToShop(ctx, sent, {
      ...orderForShop(order, { store: ctx.store, publicUrl }),
      replyTo: replyToOf(customer),
    });
  const since = ctx.now() - COPIES_SINCE_MS;
  if ((await countCopies(ctx.db, { email: customer.email, since })) >= COPIES_A_DAY) return null;
  const link = orderPageLink(publicUrl, await orderLinkToken(ctx, order.id));
  const text = orderForShopper(order, { store: ctx.store, link, publicUrl });
  return mailToShopper(ctx, sent, { ...text, name: customer.firstName, email: customer.email });
};
