import type { Quote } from '#domain/quotes/quote.ts';
import { FETCHED } from '#domain/stock/fetched-status.ts';
import { placeKey, summedByPlace } from '#domain/stock/shelf.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { onTheShelf } from './lines-of-orders.ts';
import { lockSums, sumsOf } from './queries.ts';
import { countedOfLines, type Shortage, shortagesOf } from './shortages.ts';

/**
 * Where the shop chose 'No aceptar sin existencias', a quote can be accepted only while there is enough for all of it,
 * besides what was promised to others before. Its places stay locked, so of many who accept at once exactly as many succeed
 * as there is (STOCK-003, STOCK-007). @throws Refusal 'short' naming what is missing
 */
export async function assertAvailable(
  ctx: Context,
  { id, orderId, lines, sentAt }: Pick<Quote, 'id' | 'orderId' | 'lines' | 'sentAt'>,
): Promise<void> {
  const { isOn, refusesShort } = ctx.store.stock;
  if (!isOn || !refusesShort || (await isFetched(ctx, orderId))) return;
  const asked = await onTheShelf(
    ctx.db,
    lines.map(({ product, quantities }) => ({ productId: product.id, quantities })),
  );
  const ids = [...new Set(asked.map(({ productId }) => productId))];
  const counted = countedOfLines(await sumsOf(ctx.db, ids), asked);
  const places = summedByPlace(asked).filter((line) => counted.has(placeKey(line)));
  const missing = await shortagesOf(ctx, {
    lines: places,
    sums: await lockSums(ctx.db, places),
    without: [orderId],
    before: { sentAt, id },
  });
  if (missing.length === 0) return;
  throw new Refusal('short', {
    detail: `Ya no alcanza: ${missing.map(nameOf).join('; ')}.`,
    members: { ids: [...new Set(missing.map(({ productId }) => productId))] },
  });
}

function nameOf({ product, variant }: Shortage): string {
  const name = `${product.brand} ${product.name}`.trim();
  return variant === '' ? name : `${name} (${variant})`;
}

/** What has left the shelf already is the shop's to settle. */
async function isFetched({ db }: Context, orderId: string): Promise<boolean> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
  return order?.status === FETCHED;
}
