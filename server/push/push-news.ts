import { deskPath } from '#domain/addresses/desk-path.ts';
import { centavos } from '#domain/money/centavos.ts';
import { formatPrice } from '#domain/text/format.ts';
import type { WirePushNews } from '#schemas/wire/push.ts';
import type { Database } from '#server/db/connect.ts';
import type { PushNoticeRow } from '#server/db/tables/push-tables.ts';

type Notice = Pick<PushNoticeRow, 'order_id' | 'trouble'>;

/** What the notification of an order says, of trouble, or else of a test; `null` when the order is gone. It names no shopper. */
export async function pushNews(
  db: Database,
  { order_id: orderId, trouble }: Notice,
): Promise<WirePushNews | null> {
  if (trouble !== null) {
    return {
      tag: 'copias',
      title: 'La tienda, a salvo: mira las copias',
      text: trouble,
      path: `${deskPath('overview')}#a-salvo`,
    };
  }
  if (orderId === null) {
    return {
      tag: 'prueba',
      title: 'Los avisos funcionan',
      text: 'Así te avisamos de cada pedido nuevo.',
      path: deskPath('orders'),
    };
  }
  const order = await db
    .selectFrom('orders')
    .select(['number', 'payable_amount'])
    .where('id', '=', orderId)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  if (order === undefined) return null;
  return {
    tag: orderId,
    title: `Pedido nuevo: N.º ${order.number}`,
    text: `Total: ${formatPrice(centavos(order.payable_amount))}`,
    path: deskPath('order', orderId),
  };
}
