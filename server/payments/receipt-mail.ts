import type { StoreConfig } from '#config/store.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { BriefOrder } from '#domain/orders/order.ts';
import { formatExactPrice } from '#domain/text/format.ts';
import { formatDay } from '#domain/text/format-date.ts';
import { orderPageLink } from '#schemas/wire/public-link.ts';
import type { ReceiptRow } from '#server/db/tables/payment-tables.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailText } from '#server/notifications/mail-blocks.ts';
import { mailToShopper, type NoticeMail } from '#server/notifications/notice-mail.ts';
import { orderLinkToken } from '#server/orders/order-link.ts';
import { findOrder } from '#server/orders/queries.ts';

/** What became of a receipt, to whoever sent it; none where it waits again by now. */
export const receiptAnsweredMail: NoticeMail = async (ctx, notice, settings) => {
  const receipt = await ctx.db
    .selectFrom('payment_receipts')
    .selectAll()
    .where('id', '=', notice.subject_id)
    .executeTakeFirst();
  if (receipt === undefined || receipt.state === 'waiting') return null;
  const order = await findOrder(ctx, receipt.order_id);
  if (order === null || order.isDeleted || order.customer.email === '') return null;
  const link = orderPageLink(settings.publicUrl, await orderLinkToken(ctx, order.id));
  const text = receiptAnswered({ receipt, order, link }, ctx.store);
  const { firstName: name, email } = order.customer;
  return mailToShopper(ctx, { notice, settings }, { ...text, name, email });
};

type Answered = { readonly receipt: ReceiptRow; readonly order: BriefOrder; readonly link: string };

function receiptAnswered({ receipt, order, link }: Answered, store: Pick<StoreConfig, 'name'>): MailText {
  const amount = formatExactPrice(centavos(receipt.amount));
  const isTaken = receipt.state === 'taken';
  const name = greetingName(order.customer.firstName);
  const told = `tu transferencia de ${amount} del ${formatDay(receipt.paid_on)}`;
  return {
    subject: `${isTaken ? 'Recibimos' : 'No pudimos tomar'} tu pago del pedido N.º ${order.number} | ${store.name}`,
    preview: isTaken ? `Recibimos ${told}.` : `Sobre ${told}: qué falta.`,
    blocks: [
      { kind: 'heading', text: isTaken ? 'Pago recibido' : 'No pudimos tomar tu aviso' },
      {
        kind: 'paragraph',
        text: `Hola${name === '' ? '' : `, ${name}`}. ${isTaken ? `Recibimos ${told}. Gracias.` : `Sobre ${told}, te decimos:`}`,
      },
      ...(isTaken || receipt.answer === '' ? [] : [{ kind: 'quote', text: receipt.answer } as const]),
      {
        kind: 'action',
        total: null,
        label: isTaken ? 'Ver mi pedido' : 'Avisar de nuevo',
        url: link,
        asides: [],
      },
    ],
  };
}
