import { sql } from 'kysely';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import type { Database } from '#server/db/connect.ts';

/** Orders that are not deleted: their number and their total in centavos. */
export type OrdersSum = { readonly count: number; readonly amount: number };

/** From a time (inclusive) to another (exclusive), in epoch ms. */
export type Period = { readonly from: number; readonly until: number };

/** Totals can exceed 64 bits, because nobody limits an order. Then the sum loses its last digits instead of failing. */
const PAID = sql`cast(payable_amount as double precision)`;

/** Sums for each of the given periods, in one query that reads no order before the first period. */
export async function sumsOf<Name extends string>(
  db: Database,
  periods: Readonly<Record<Name, Period>>,
): Promise<Record<Name, OrdersSum>> {
  const named = Object.entries<Period>(periods);
  const earliest = Math.min(...named.map(([, { from }]) => from));
  const rows = await db
    .selectFrom('orders')
    .select(
      named.flatMap(([name, { from, until }]) => {
        const isWithin = sql`created_at >= ${from} and created_at < ${until}`;
        return [
          sql<number | null>`sum(case when ${isWithin} then 1 else 0 end)`.as(`${name}_count`),
          sql<number | null>`sum(case when ${isWithin} then ${PAID} else 0 end)`.as(`${name}_amount`),
        ];
      }),
    )
    .where('is_deleted', '=', 0)
    .where('created_at', '>=', earliest)
    .executeTakeFirstOrThrow();
  const sums = named.map(([name]) => [
    name,
    { count: rows[`${name}_count`] ?? 0, amount: rows[`${name}_amount`] ?? 0 },
  ]);
  return Object.fromEntries(sums);
}

/** Sums by day since a midnight. The key is the number of days after it; days without orders are left out. */
export async function sumsByDay(db: Database, from: number): Promise<ReadonlyMap<number, OrdersSum>> {
  const rows = await db
    .selectFrom('orders')
    .select([
      sql<number>`cast(created_at - ${from} as bigint) / ${sql.lit(SHOP_DAY_MS)}`.as('day'),
      ({ fn }) => fn.countAll<number>().as('count'),
      sql<number>`sum(${PAID})`.as('amount'),
    ])
    .where('is_deleted', '=', 0)
    .where('created_at', '>=', from)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ day, count, amount }) => [day, { count, amount }]));
}

/** When the oldest pending order was placed. Numbers and times grow together. */
export async function oldestPending(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select('created_at')
    .where('is_deleted', '=', 0)
    .where('status', '=', 'pendiente')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export type BestProduct = {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  readonly units: number;
};

/** The products with most units ordered since a time, deleted products included. */
export async function bestProducts(
  db: Database,
  { since, limit }: { since: number; limit: number },
): Promise<BestProduct[]> {
  return db
    .with('sold', () => unitsSold(db, since))
    .with('best', (query) =>
      query.selectFrom('sold').selectAll().orderBy('units', 'desc').orderBy('product_id').limit(limit),
    )
    .selectFrom('best')
    .innerJoin('products', 'products.id', 'best.product_id')
    .leftJoin('product_photos', (join) =>
      join.onRef('product_photos.product_id', '=', 'products.id').on('product_photos.position', '=', 0),
    )
    .select(['products.id', 'products.name', 'product_photos.url as photo', 'best.units'])
    .orderBy('best.units', 'desc')
    .orderBy('products.id')
    .execute();
}

/** The subsections with most units ordered since a time. */
export async function bestSubsections(
  db: Database,
  { since, limit }: { since: number; limit: number },
): Promise<{ subsection: string; units: number }[]> {
  return db
    .with('sold', () => unitsSold(db, since))
    .selectFrom('sold')
    .innerJoin('products', 'products.id', 'sold.product_id')
    .select(({ fn }) => ['products.subsection', fn.sum<number>('sold.units').as('units')])
    .groupBy('products.subsection')
    .orderBy('units', 'desc')
    .orderBy('products.subsection')
    .limit(limit)
    .execute();
}

function unitsSold(db: Database, since: number) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(({ fn }) => [
      'order_lines.product_id',
      fn.sum<number>(fn.coalesce('order_lines.things', 'order_lines.units')).as('units'),
    ])
    .where('orders.is_deleted', '=', 0)
    .where('orders.created_at', '>=', since)
    .groupBy('order_lines.product_id');
}

/** When a price last changed, or `null`. */
export async function lastPriceChange(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('price_batches')
    .select('applied_at')
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.applied_at ?? null;
}

/** When the next reminder that is not due yet becomes due, in epoch ms. */
export async function nextReminder(db: Database, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select('reminder_at')
    .where('is_deleted', '=', 0)
    .where('reminder_at', '>', now)
    .orderBy('reminder_at')
    .limit(1)
    .executeTakeFirst();
  return row?.reminder_at ?? null;
}
