import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { PriceListRequest, WirePriceList } from '#schemas/wholesale.ts';
import { record } from '#server/audit/record.ts';
import type { Database } from '#server/db/connect.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { getPriceList } from './list-price-lists.ts';

type Origin = { readonly origin: string };

/** @throws Refusal 'invalid-request' where the shop has the most that it can have */
export function createPriceList(
  ctx: Context,
  { request, origin }: Origin & { request: PriceListRequest },
): Promise<WirePriceList> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    const { lists } = await ctx.db
      .selectFrom('price_lists')
      .select(({ fn }) => fn.countAll<number>().as('lists'))
      .executeTakeFirstOrThrow();
    if (Number(lists) >= PRICE_LIST_LIMITS.lists) {
      const message = `Puede haber hasta ${PRICE_LIST_LIMITS.lists} listas`;
      throw new Refusal('invalid-request', { errors: [{ field: 'name', message }] });
    }
    const id = ctx.newId();
    await ctx.db
      .insertInto('price_lists')
      .values({ id, ...columnsOf(request), created_at: ctx.now(), version: 1 })
      .execute();
    await writePrices(ctx.db, id, request);
    await record(ctx, 'price-list-changed', { name: request.name, change: 'made' });
    return getPriceList(ctx, { id, origin });
  });
}

/**
 * Replaces all of a list but its links.
 * @throws Refusal 'list-not-found' · 'stale-version' with the list as it is
 */
export function replacePriceList(
  ctx: Context,
  {
    id,
    request,
    expectedVersion,
    origin,
  }: Origin & { id: string; request: PriceListRequest; expectedVersion: number },
): Promise<WirePriceList> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('price_lists')
      .set((row) => ({ ...columnsOf(request), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', expectedVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      const current = await getPriceList(ctx, { id, origin });
      throw new Refusal('stale-version', { members: { current } });
    }
    await ctx.db.deleteFrom('price_list_prices').where('list_id', '=', id).execute();
    await writePrices(ctx.db, id, request);
    await record(ctx, 'price-list-changed', { name: request.name, change: 'changed' });
    return getPriceList(ctx, { id, origin });
  });
}

/** Deletes a list with its links; its customers have none then, and orders keep what they were priced by. @throws Refusal 'list-not-found' */
export function deletePriceList(ctx: Context, id: string): Promise<void> {
  assertMay(ctx, 'prices');
  return inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .deleteFrom('price_lists')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (gone === undefined) throw new Refusal('list-not-found');
    await ctx.db
      .updateTable('customers')
      .set({ price_list_id: null })
      .where('price_list_id', '=', id)
      .execute();
    await record(ctx, 'price-list-changed', { name: gone.name, change: 'deleted' });
  });
}

function columnsOf({ name, rules, minimum, increment, conditions, from, until }: PriceListRequest) {
  return {
    name,
    rules: JSON.stringify(rules),
    minimum,
    increment,
    conditions,
    starts_at: from,
    ends_at: until,
  };
}

/** No statement has more parameters than SQLite takes. */
const PRICES_AT_ONCE = 1000;

async function writePrices(db: Database, listId: string, { prices }: PriceListRequest): Promise<void> {
  const rows = [...prices].map(([productId, price]) => ({ list_id: listId, product_id: productId, price }));
  for (let at = 0; at < rows.length; at += PRICES_AT_ONCE)
    await db
      .insertInto('price_list_prices')
      .values(rows.slice(at, at + PRICES_AT_ONCE))
      .execute();
}
