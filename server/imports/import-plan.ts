import type { WantedPhoto } from '#domain/imports/foreign-photos.ts';
import type { CellChange } from '#domain/imports/product-cells.ts';
import type { WrittenCount } from '#domain/imports/written-counts.ts';
import type { Product } from '#domain/products/product.ts';
import type { Database } from '#server/db/connect.ts';
import { removeParts } from './import-parts.ts';

/** What a dry run will do with one product of the file. */
export type PlanEntry = {
  /** The first of its rows. */
  readonly row: number;
  /** The product as it will be, without photos that have to be fetched. A new one has no id yet. */
  readonly product: Product;
  /** The version that the dry run saw; `null` for a new product. */
  readonly version: number | null;
  /** Prices before it; `null` for a new product. */
  readonly before: Pick<Product, 'id' | 'price' | 'bulkOffer'> | null;
  readonly hasNewPhotos: boolean;
  /** All photos that the file gives it, if some have to be fetched; else `null`. */
  readonly wanted: readonly WantedPhoto[] | null;
  readonly cells: readonly CellChange[];
  /** Codes of its variants, besides its own. */
  readonly codes: readonly string[];
  /** What was counted of it and differs from the shelf; absent for nothing (STOCK-006). */
  readonly counts?: readonly WrittenCount[];
};

/** What undoing the import takes back. */
const TAKEN_BACK: ReadonlySet<CellChange['field']> = new Set(['price', 'packPrice', 'packUnits', 'onShelf']);

/** Whether undoing the import leaves something of what it changes of a product. */
export function changesMoreThanPrices({ version, cells }: Pick<PlanEntry, 'version' | 'cells'>): boolean {
  return version !== null && cells.some(({ field }) => !TAKEN_BACK.has(field));
}

/** A row of a product that can't be applied, with the reasons of its cells; none if other rows are at fault. */
export type WrongRow = { readonly row: number; readonly reasons: readonly string[] };

/** The kinds of the parts of one dry run. */
export function planKinds(plan: string): { readonly entries: string; readonly wrong: string } {
  return { entries: `${plan}-entries`, wrong: `${plan}-wrong` };
}

/** Removes what one dry run stored. */
export async function removePlan(
  db: Database,
  { importId, plan }: { importId: string; plan: string },
): Promise<void> {
  await removeParts(db, importId, Object.values(planKinds(plan)));
}
