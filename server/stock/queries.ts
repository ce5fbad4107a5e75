import { type ExpressionBuilder, sql } from 'kysely';
import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { ShelfPlace } from '#domain/stock/shelf.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { Schema } from '#server/db/schema.ts';
import type { StockMoveRow, StockSumRow } from '#server/db/tables/stock-tables.ts';

/** All sums of what is counted. */
export function countedSums(db: Database): Promise<StockSumRow[]> {
  return db.selectFrom('stock_sums').selectAll().where('counted_at', 'is not', null).execute();
}

export async function sumsOf(db: Database, productIds: readonly string[]): Promise<StockSumRow[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('stock_sums')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('variant')
    .execute();
}

/**
 * The sums of these places as they are, which no other transaction changes until the caller's ends. A place without one
 * gets a sum of 0 that is not counted.
 * @param places each once, in the order of `summedByPlace`, so that transactions wait for each other and never in a circle
 */
export async function lockSums(db: Database, places: readonly ShelfPlace[]): Promise<StockSumRow[]> {
  const locked: StockSumRow[] = [];
  for (let done = 0; done < places.length; done += PLACES_AT_ONCE)
    locked.push(...(await lockPiece(db, places.slice(done, done + PLACES_AT_ONCE))));
  return locked;
}

async function lockPiece(db: Database, places: readonly ShelfPlace[]): Promise<StockSumRow[]> {
  await db
    .insertInto('stock_sums')
    .values(
      places.map(({ productId, variant }) => ({
        product_id: productId,
        variant,
        there: 0,
        unit: '' as const,
        counted_at: null,
        low_at: null,
        supplier: '',
      })),
    )
    .onConflict((conflict) => conflict.columns(['product_id', 'variant']).doNothing())
    .execute();
  return db
    .selectFrom('stock_sums')
    .selectAll()
    .where(isOneOf(places))
    .orderBy('product_id')
    .orderBy('variant')
    .$if(!isSqlite(db), (query) => query.forUpdate())
    .execute();
}

/** SQLite takes 32,766 values in one statement; a sum has 7. */
const PLACES_AT_ONCE = 4000;

function isOneOf(places: readonly ShelfPlace[]) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'stock_sums'>) =>
    eb(
      refTuple('product_id', 'variant'),
      'in',
      places.map(({ productId, variant }) => tuple(productId, variant)),
    );
}

/** Adds to a sum and returns it. Whoever writes rows of the ledger calls it in the same transaction. */
export async function addToSum(
  db: Database,
  { productId, variant }: ShelfPlace,
  change: {
    readonly amount: number;
    readonly counted?: { readonly counted_at: number; readonly unit: UnitCode };
    readonly supplier?: string;
  },
): Promise<StockSumRow> {
  const { amount, counted = {}, supplier = '' } = change;
  return db
    .updateTable('stock_sums')
    .set((eb) => ({
      there: eb('there', '+', amount),
      ...counted,
      ...(supplier !== '' && { supplier }),
    }))
    .where('product_id', '=', productId)
    .where('variant', '=', variant)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Says in which version of the catalogue what shoppers may be told of these sums last changed. */
export function markSeen(
  db: Database,
  places: readonly ShelfPlace[],
  { version }: { readonly version: number },
): Promise<void> {
  return setSums(db, places, { seen_in: version });
}

/** Writes how what is there lies in rolls. Whoever changed the sum calls it in the same transaction. */
export function setRolls(
  db: Database,
  place: ShelfPlace,
  { rolls }: Pick<StockSumRow, 'rolls'>,
): Promise<void> {
  return setSums(db, [place], { rolls });
}

/** From now on these variants are not counted; their ledger stays. */
export function stopCounting(db: Database, places: readonly ShelfPlace[]): Promise<void> {
  return setSums(db, places, { counted_at: null });
}

async function setSums(
  db: Database,
  places: readonly ShelfPlace[],
  columns: Partial<Pick<StockSumRow, 'seen_in' | 'counted_at' | 'rolls'>>,
): Promise<void> {
  for (let done = 0; done < places.length; done += PLACES_AT_ONCE)
    await db
      .updateTable('stock_sums')
      .set(columns)
      .where(isOneOf(places.slice(done, done + PLACES_AT_ONCE)))
      .execute();
}

export type LedgerRow = Omit<StockMoveRow, 'batch_id' | 'product_id'> & {
  readonly order_number: number | null;
  /** How many rows the variant has in all. */
  readonly moves: number;
};

/** The last rows of each of a product's variants, newest first. */
export async function ledgerOf(
  db: Database,
  productId: string,
  { limit }: { limit: number },
): Promise<LedgerRow[]> {
  return db
    .with('numbered', (db) =>
      db
        .selectFrom('stock_moves')
        .selectAll()
        .select(({ fn }) => [
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('variant').orderBy('id', 'desc'))
            .as('place'),
          fn
            .countAll<number>()
            .over((over) => over.partitionBy('variant'))
            .as('moves'),
        ])
        .where('product_id', '=', productId),
    )
    .selectFrom('numbered')
    .leftJoin('orders', 'orders.id', 'numbered.order_id')
    .select([
      'numbered.id',
      'variant',
      'kind',
      'amount',
      'happened_at',
      'actor',
      'note',
      'supplier',
      'order_id',
    ])
    .select(['moves', 'orders.number as order_number'])
    .where('place', '<=', limit)
    .orderBy('numbered.id', 'desc')
    .execute();
}

export type MoveWithOrder = StockMoveRow & { readonly order_number: number | null };

/** Rows of the ledger before another one, newest first. */
export function movesBefore(
  db: Database,
  {
    productId,
    before,
    limit,
  }: { readonly productId: string | null; readonly before: number | null; readonly limit: number },
): Promise<MoveWithOrder[]> {
  return db
    .selectFrom('stock_moves')
    .leftJoin('orders', 'orders.id', 'stock_moves.order_id')
    .selectAll('stock_moves')
    .select('orders.number as order_number')
    .$if(productId !== null, (query) => query.where('product_id', '=', productId))
    .$if(before !== null, (query) => query.where('stock_moves.id', '<', before))
    .orderBy('stock_moves.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many sums differed when they were last compared. */
export async function differingSums(db: Database): Promise<number> {
  const { differing } = await db.selectFrom('stock_checks').select('differing').executeTakeFirstOrThrow();
  return differing;
}

/** How many sums are not what the rows of the ledger add up to. */
export async function countDifferingSums(db: Database): Promise<number> {
  const { differing } = await db
    .with('added', (db) =>
      db
        .selectFrom('stock_moves')
        .select(['product_id', 'variant', ({ fn }) => fn.sum<number>('amount').as('amount')])
        .groupBy(['product_id', 'variant']),
    )
    .with('compared', (db) =>
      db
        .selectFrom('stock_sums')
        .leftJoin('added', (join) =>
          join
            .onRef('added.product_id', '=', 'stock_sums.product_id')
            .onRef('added.variant', '=', 'stock_sums.variant'),
        )
        .select(({ fn, eb, ref }) => [
          eb(ref('there'), '-', fn.coalesce(ref('added.amount'), sql.lit(0))).as('difference'),
        ])
        .unionAll(
          db
            .selectFrom('added')
            .leftJoin('stock_sums', (join) =>
              join
                .onRef('stock_sums.product_id', '=', 'added.product_id')
                .onRef('stock_sums.variant', '=', 'added.variant'),
            )
            .select('added.amount as difference')
            .where('stock_sums.product_id', 'is', null),
        ),
    )
    .selectFrom('compared')
    .select(({ fn }) => fn.countAll<number>().as('differing'))
    .where('difference', '!=', 0)
    .executeTakeFirstOrThrow();
  return differing;
}
