import { type RawBuilder, sql } from 'kysely';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { PriceBatchRow } from '#server/db/tables/price-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { copyMarks } from './product-marks.ts';

/**
 * One piece takes about 5 ms of SQLite's only writer, and 50 ms of a core of PostgreSQL; orders are written in between.
 */
const ROWS_IN_A_PIECE = { sqlite: 1000, postgres: 2000 };
/** Indexes hold places and deletions, so such a row writes several times as many pages. */
const INDEXED_ROWS_IN_A_PIECE = { sqlite: 250, postgres: 500 };

/**
 * Takes the catalogue's next version for a write of some products. It makes catalogue writers wait for each other, so
 * none reads a stale product, and settles the prices of those products first.
 */
export async function beginCatalogueWrite(
  ctx: Pick<Context, 'db'>,
  productIds: readonly string[],
): Promise<number> {
  const changedIn = await nextNumber(ctx, 'catalogue-version');
  await settleProducts(ctx.db, productIds);
  return changedIn;
}

/**
 * Copies prices to those of the products that a batch in progress still has to reach. A writer calls it before it reads
 * them, while it has the catalogue's next version.
 * @returns whether a batch is in progress
 */
export async function settleProducts(db: Database, ids: readonly string[]): Promise<boolean> {
  const batch = await settlingBatch(db);
  if (batch === null) return false;
  const size = pieceSize(db, batch);
  for (let start = 0; start < ids.length; start += size) {
    const piece = ids.slice(start, start + size);
    await copyRows(db, batch, sql`price_changes.product_id in (${sql.join(piece)})`);
  }
  return true;
}

/**
 * Copies the prices of a batch that began to its products, in pieces, and returns when no batch is in progress. Another
 * process may do the same at once: a copied row has another version, so it is copied once.
 */
export async function settlePrices(ctx: Context): Promise<void> {
  for (;;) {
    const batch = await settlingBatch(ctx.db);
    if (batch === null) return;
    await settleBatch(ctx, batch);
  }
}

type SettlingBatch = Pick<PriceBatchRow, 'id' | 'mark_kind'>;

/** The batch in progress; the database allows one. */
export async function settlingBatch(db: Database): Promise<SettlingBatch | null> {
  const batch = await db
    .selectFrom('price_batches')
    .select(['id', 'mark_kind'])
    .where('status', '=', 'settling')
    .executeTakeFirst();
  return batch ?? null;
}

/** Copies what a batch in progress still has to do to the products that have this code, so that it is known who has it. */
export async function settleHoldersOf(db: Database, code: string | null): Promise<void> {
  if (code === null || (await settlingBatch(db)) === null) return;
  const holders = await db
    .selectFrom('products')
    .select('id')
    .where('code_key', '=', codeKey(code))
    .execute();
  await settleProducts(
    db,
    holders.map(({ id }) => id),
  );
}

async function settleBatch(ctx: Context, batch: SettlingBatch): Promise<void> {
  const { id } = batch;
  const letPass = breathsBetween();
  for (let after = ''; ; ) {
    const until = await endOfPiece(ctx.db, batch, after);
    await inTransaction(ctx, async ({ db }) => {
      await waitForWriters(db);
      const isLater = sql`price_changes.product_id > ${after}`;
      await copyRows(
        db,
        batch,
        until === null ? isLater : sql`${isLater} and price_changes.product_id <= ${until}`,
      );
      if (until === null) await endSettling(db, id);
    });
    if (until === null) return;
    after = until;
    // While PostgreSQL works, the thread is free anyway.
    if (isSqlite(ctx.db)) await letPass();
  }
}

function pieceSize(db: Database, { mark_kind: kind }: SettlingBatch): number {
  const sizes = kind === 'place' || kind === 'deletion' ? INDEXED_ROWS_IN_A_PIECE : ROWS_IN_A_PIECE;
  return sizes[isSqlite(db) ? 'sqlite' : 'postgres'];
}

/** The last product of the piece after a product; `null` when the rest is one piece. */
async function endOfPiece(db: Database, batch: SettlingBatch, after: string): Promise<string | null> {
  const row = await db
    .selectFrom('price_changes')
    .select('product_id')
    .where('batch_id', '=', batch.id)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(1)
    .offset(pieceSize(db, batch) - 1)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** Takes the lock of catalogue writers without a new version, because readers have what is copied already. */
export async function waitForWriters(db: Database): Promise<void> {
  await db
    .updateTable('counters')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'catalogue-version')
    .execute();
}

function copyRows(db: Database, batch: SettlingBatch, condition: RawBuilder<unknown>): Promise<void> {
  return batch.mark_kind === null
    ? copyPrices(db, condition)
    : copyMarks(db, { kind: batch.mark_kind, condition });
}

async function copyPrices(db: Database, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    update products set
      price = price_changes.price_after,
      bulk_minimum_units = price_changes.units_after,
      bulk_pack_price = price_changes.pack_after,
      is_offer = coalesce(price_changes.offer_after, products.is_offer),
      version = products.version + 1,
      changed_in = price_batches.applied_in,
      updated_at = price_batches.applied_at,
      price_changed_at = price_batches.applied_at,
      price_ends_at = price_batches.ends_at
    from price_changes, price_batches
    where price_batches.status = 'settling' and price_changes.batch_id = price_batches.id
      and price_changes.is_left_out = 0 and ${condition}
      and products.id = price_changes.product_id and products.version = price_changes.version
  `.execute(db);
}

async function endSettling(db: Database, id: string): Promise<void> {
  await db
    .updateTable('price_batches')
    .set({ status: 'applied', claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'settling')
    .execute();
}
