import type { CatalogueEntry } from '#domain/entries/catalogue-entry.ts';
import { placeOf } from '#domain/entries/entries-by-id.ts';
import { isSameProductPrice, type ProductPrice } from '#domain/pricing/product-price.ts';
import { type NewPriceRow, rowAmount } from '#schemas/price-change.ts';
import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import type { StagedRow } from './stage-batch.ts';

/** Rows that are checked in one go; they take a ms or two. */
const PIECE = 500;
/** Enough to mend a request. */
const PROBLEMS_SHOWN = 100;

export type CheckedRows = {
  /** In the catalogue's order, in which the database stores them fastest. */
  readonly staged: readonly StagedRow[];
  /** Rows whose product is of another version, or gone. */
  readonly changed: readonly NewPriceRow[];
};

/**
 * Compares a request's rows with the catalogue in memory, in pieces. Rows without a change are left out.
 * @throws Refusal 'invalid-request' for repeated products, prices of 0, and pack prices of products without a pack
 */
export async function checkRows(
  ctx: Context,
  rows: readonly NewPriceRow[],
  { setsOffer }: { setsOffer: boolean },
): Promise<CheckedRows> {
  const letPass = breathsBetween();
  // The catalogue may change during a pause; all rows are compared with the same one.
  const { entries } = ctx.catalogue.all();
  const staged = new Array<StagedRow | undefined>(entries.length);
  const changed: NewPriceRow[] = [];
  const problems: WireFieldProblem[] = [];
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) await letPass();
    const place = placeOf(entries, row._id);
    const product = productAt(entries[place], row._id);
    const problem = ids.has(row._id) ? repeated(index) : problemOf(row, product, index);
    ids.add(row._id);
    if (problem !== null) problems.push(problem);
    else if (product === null || product.version !== row.version) changed.push(row);
    else {
      const after = priceOfRow(row, product);
      const offer = setsOffer ? { before: product.isOffer, after: true } : null;
      if (isSameProductPrice(product, after) && (offer === null || offer.before)) continue;
      staged[place] = { productId: product.id, version: product.version, before: product, after, offer };
    }
  }
  if (problems.length === 0) return { staged: staged.filter((row) => row !== undefined), changed };
  throw new Refusal('invalid-request', { errors: problems.slice(0, PROBLEMS_SHOWN) });
}

function productAt(entry: CatalogueEntry<StoredProduct> | undefined, id: string): StoredProduct | null {
  return entry?.product.id === id ? entry.product : null;
}

function repeated(index: number): WireFieldProblem {
  return { field: `rows.${index}._id`, message: 'Filas: repite un producto' };
}

function problemOf(row: NewPriceRow, product: StoredProduct | null, index: number): WireFieldProblem | null {
  if (row.price !== '' && rowAmount(row.price) === null) {
    return { field: `rows.${index}.price`, message: 'Precio: tiene que ser mayor que cero' };
  }
  // Of another version, the pack may be gone since the preview: then the row is a changed one.
  if (product?.version !== row.version || product.bulkOffer !== null) return null;
  if (rowAmount(row.wholesalePrice) === null) return null;
  const message = `Precio del pack: ${product.name} no tiene oferta por cantidad`;
  return { field: `rows.${index}.wholesalePrice`, message };
}

function priceOfRow(row: NewPriceRow, { bulkOffer }: StoredProduct): ProductPrice {
  const packPrice = rowAmount(row.wholesalePrice);
  return {
    price: rowAmount(row.price),
    bulkOffer: bulkOffer === null || packPrice === null ? null : { ...bulkOffer, packPrice },
  };
}
