import { type RawBuilder, sql } from 'kysely';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { Database } from '#server/db/connect.ts';
import { isSqlite } from '#server/db/is-sqlite.ts';
import type { MarkKind, PriceBatchSource } from '#server/db/tables/price-tables.ts';
import { breathe, breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { priceColumnsOf } from '#server/price-history/priced.ts';

/** A claim older than this belongs to a process that died; in ms. */
export const CLAIM_MS = 5 * 60_000;

/** Rows of one statement. SQLite takes some ms for them, in which nothing else is served; PostgreSQL mostly waits for its disk. */
const ROWS_IN_A_PIECE = { sqlite: 500, postgres: 2000 };

export type StagedRow = {
  readonly productId: string;
  /** The product's version that the prices before belong to. */
  readonly version: number;
  readonly before: ProductPrice;
  readonly after: ProductPrice;
  /** The offer mark, where the batch sets it. */
  readonly offer: { readonly before: boolean; readonly after: boolean } | null;
  /** JSON, in a batch of marks alone. */
  readonly marks?: { readonly before: string; readonly after: string };
};

export type StagedBatch = {
  readonly source: PriceBatchSource;
  readonly rule: string;
  readonly note: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The batch that this one undoes. */
  readonly undoOf: string | null;
  /** Absent in a batch of prices. */
  readonly markKind?: MarkKind;
};

/**
 * Stores a batch that doesn't count yet, in short transactions, and returns its id. Whoever stages it begins, schedules
 * or drops it; if the process dies before, the schedule drops it.
 */
export async function stageBatch(
  ctx: Context,
  batch: StagedBatch,
  rows: readonly StagedRow[],
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto('price_batches')
    .values({
      id,
      source: batch.source,
      status: 'staged',
      rule: batch.rule,
      note: batch.note,
      actor: ctx.actor?.email ?? '',
      created_at: ctx.now(),
      starts_at: batch.startsAt,
      ends_at: batch.endsAt,
      undo_of: batch.undoOf,
      mark_kind: batch.markKind ?? null,
      changed: rows.length,
      left_out: 0,
      claimed_until: ctx.now() + CLAIM_MS,
    })
    .execute();
  const letPass = breathsBetween();
  const size = pieceSize(ctx.db);
  for (let start = 0; start < rows.length; start += size) {
    await insertRows(ctx.db, id, rows.slice(start, start + size));
    // While PostgreSQL works, the thread is free anyway.
    if (isSqlite(ctx.db)) await letPass();
  }
  return id;
}

const STAGED_COLUMNS = {
  product_id: 'text',
  version: 'bigint',
  price_before: 'bigint',
  units_before: 'integer',
  pack_before: 'bigint',
  price_after: 'bigint',
  units_after: 'integer',
  pack_after: 'bigint',
  offer_before: 'integer',
  offer_after: 'integer',
  marks_before: 'text',
  marks_after: 'text',
} as const;

type StagedColumn = keyof typeof STAGED_COLUMNS;

const NAMES = Object.keys(STAGED_COLUMNS).filter((name): name is StagedColumn => name in STAGED_COLUMNS);

/** The rows travel as one JSON text: thousands of parameters take twice the time, on either engine. */
async function insertRows(db: Database, batchId: string, rows: readonly StagedRow[]): Promise<void> {
  const listed = JSON.stringify(
    rows.map((row) => {
      const columns = columnsOf(row);
      return NAMES.map((name) => columns[name]);
    }),
  );
  const values = NAMES.map(
    (name, position) => sql`cast(value ->> ${sql.lit(position)} as ${sql.raw(STAGED_COLUMNS[name])})`,
  );
  await db
    .insertInto('price_changes')
    .columns(['batch_id', 'is_left_out', ...NAMES])
    .expression(sql`select cast(${batchId} as text), 0, ${sql.join(values)} from ${listedRows(db, listed)}`)
    .execute();
}

function columnsOf({ productId, version, before, after, offer, marks }: StagedRow) {
  return {
    product_id: productId,
    version,
    ...priceColumnsOf(before, after),
    offer_before: flagOf(offer?.before),
    offer_after: flagOf(offer?.after),
    marks_before: marks?.before ?? null,
    marks_after: marks?.after ?? null,
  } satisfies Record<StagedColumn, unknown>;
}

function listedRows(db: Database, json: string): RawBuilder<unknown> {
  return isSqlite(db) ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`;
}

/** Removes a batch that never counted, in short transactions. One that counts or is scheduled stays. */
export async function dropStaged({ db }: Context, id: string): Promise<void> {
  const staged = db.selectFrom('price_batches').select('id').where('id', '=', id);
  if ((await staged.where('status', '=', 'staged').executeTakeFirst()) === undefined) return;
  const size = pieceSize(db);
  for (;;) {
    const piece = db.selectFrom('price_changes').select('id').where('batch_id', '=', id).limit(size);
    const { numDeletedRows } = await db
      .deleteFrom('price_changes')
      .where('id', 'in', piece)
      .executeTakeFirst();
    if (numDeletedRows < BigInt(size)) break;
    await breathe();
  }
  await db.deleteFrom('price_batches').where('id', '=', id).where('status', '=', 'staged').execute();
}

function pieceSize(db: Database): number {
  return ROWS_IN_A_PIECE[isSqlite(db) ? 'sqlite' : 'postgres'];
}

function flagOf(isOn: boolean | undefined): number | null {
  if (isOn === undefined) return null;
  return isOn ? 1 : 0;
}
