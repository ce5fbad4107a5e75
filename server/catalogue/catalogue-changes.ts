import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { type CatalogueEntry, catalogueEntry } from '#domain/entries/catalogue-entry.ts';
import { type CatalogueChange, entryWithId } from '#domain/entries/entries-by-id.ts';
import type { Database } from '#server/db/connect.ts';
import type { PriceBatchRow, PriceChangeRow } from '#server/db/tables/price-tables.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { priceAfter } from '#server/price-history/priced.ts';
import { rowsOfBatch } from '#server/price-history/queries.ts';
import { type MovedEntry, movedEntries } from './moved-entries.ts';
import { withMarks } from './product-marks.ts';
import { findProducts } from './queries.ts';
import { stockSeenAfter, withScarceStock } from './scarce-stock.ts';

type Entry = CatalogueEntry<StoredProduct>;
type Change = CatalogueChange<StoredProduct>;

const NO_MOVES: ReadonlyMap<string, MovedEntry> = new Map();

// Between two pieces other requests are served, because a price change can concern every product.
const PRODUCTS_AT_ONCE = 500;

/**
 * What changed in the catalogue after a version, for the index in memory. Prices and marks of a batch and new places are laid over
 * the products at hand, which takes a hundredth of the time of reading them anew; all other changes are read.
 */
export async function catalogueChanges(
  db: Database,
  before: CatalogueIndex<StoredProduct>,
  { after: version, until }: { after: number; until: number },
): Promise<Change[]> {
  // At the start everything is read, whatever changed it.
  const isStart = before.entries.length === 0;
  const moved = isStart ? NO_MOVES : await movedEntries(db, before.entries, { after: version, until });
  const priced = new Map(moved);
  const unread = new Set<string>();
  const batches = isStart ? [] : await batchesAfter(db, version);
  for (const batch of batches) {
    for await (const rows of rowsOfBatch(db, batch.id)) {
      for (const row of rows) {
        if (row.is_left_out === 1) continue;
        const id = row.product_id;
        const entry = priced.get(id)?.entry ?? entryWithId(before.entries, id);
        // Search and lists are made of places.
        if (batch.mark_kind === 'place' || batch.mark_kind === 'deletion') {
          priced.delete(id);
          unread.add(id);
        } else if (entry?.product.version === row.version)
          priced.set(id, { id, entry: repriced(entry, row, batch) });
        else if (batch.status === 'settling') unread.add(id);
      }
    }
  }
  for (const { id, version: stored } of await changedAfter(db, version)) {
    if (!moved.has(id) && priced.get(id)?.entry.product.version === stored) continue;
    priced.delete(id);
    unread.add(id);
  }
  // A change of the shelf raises no product's version, so what was laid over it doesn't have it.
  for (const id of isStart ? [] : await stockSeenAfter(db, version)) {
    priced.delete(id);
    unread.add(id);
  }
  const changes: Change[] = [...priced.values()];
  for (const change of await readChanges(
    db,
    [...unread].filter((id) => !priced.has(id)),
  ))
    changes.push(change);
  return changes;
}

type Batch = Pick<PriceBatchRow, 'id' | 'status' | 'applied_at' | 'ends_at' | 'mark_kind'>;

/** Batches whose rows count since a later version of the catalogue, in that order. */
async function batchesAfter(db: Database, version: number): Promise<Batch[]> {
  return db
    .selectFrom('price_batches')
    .select(['id', 'status', 'applied_at', 'ends_at', 'mark_kind'])
    .where('applied_in', '>', version)
    .orderBy('applied_in')
    .execute();
}

function repriced(entry: Entry, row: PriceChangeRow, batch: Batch): Entry {
  const { product } = entry;
  const at = batch.applied_at ?? product.updatedAt;
  if (row.marks_after !== null) {
    const marked = withMarks(product, row.marks_after);
    return { ...entry, product: { ...marked, version: product.version + 1, updatedAt: at } };
  }
  return {
    ...entry,
    product: {
      ...product,
      ...priceAfter(row),
      isOffer: row.offer_after === null ? product.isOffer : row.offer_after === 1,
      version: product.version + 1,
      updatedAt: at,
      priceChangedAt: at,
      priceEndsAt: batch.ends_at,
    },
  };
}

async function changedAfter(db: Database, version: number): Promise<{ id: string; version: number }[]> {
  return db.selectFrom('products').select(['id', 'version']).where('changed_in', '>', version).execute();
}

async function readChanges(db: Database, ids: readonly string[]): Promise<Change[]> {
  const letPass = breathsBetween();
  const changes: Change[] = [];
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
    const found = await findProducts(db, ids.slice(start, start + PRODUCTS_AT_ONCE));
    for (const product of await withScarceStock(db, found)) {
      changes.push({ id: product.id, entry: product.deletedAt === null ? catalogueEntry(product) : null });
    }
    await letPass();
  }
  return changes;
}
