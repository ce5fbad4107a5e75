import type { CatalogueEntry } from '#domain/entries/catalogue-entry.ts';
import { placeOf } from '#domain/entries/entries-by-id.ts';
import { isSameProductPrice, type ProductPrice } from '#domain/pricing/product-price.ts';
import { type NewPriceRow, rowAmount } from '#schemas/price-change.ts';
import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import { breathsBetween } from '#server/kernel/breathe.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { isEditedSince, type StoredProduct } from '#server/kernel/stored-product.ts';
import { repricedSince } from './repriced-since.ts';
import type { StagedRow } from './stage-batch.ts';

/** Rows that are checked in one go; they take a ms or two. */
const PIECE = 500;
/** Enough to mend a request. */
const PROBLEMS_SHOWN = 100;

export type CheckedRows = {
  /** In the catalogue's order, in which the database stores them fastest. */
  readonly staged: readonly StagedRow[];
  /** Rows whose product was edited or got another price since the row's version, or is gone. */
  readonly changed: readonly NewPriceRow[];
};

type FoundRow = { readonly row: NewPriceRow; readonly index: number; readonly product: StoredProduct };

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
  const marked: FoundRow[] = [];
  const problems: WireFieldProblem[] = [];
  const ids = new Set<string>();

  function take({ row, index, product }: FoundRow): void {
    const problem = problemOf(row, product, index);
    if (problem !== null) return void problems.push(problem);
    const after = priceOfRow(row, product);
    const offer = setsOffer ? { before: product.isOffer, after: true } : null;
    if (isSameProductPrice(product, after) && (offer === null || offer.before)) return;
    const { id: productId, version } = product;
    staged[placeOf(entries, productId)] = { productId, version, before: product, after, offer };
  }

  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) await letPass();
    const product = productAt(entries[placeOf(entries, row._id)], row._id);
    const problem = ids.has(row._id) ? repeated(index) : amountProblem(row, index);
    ids.add(row._id);
    if (problem !== null) problems.push(problem);
    else if (product === null || isEditedSince(product, row.version)) changed.push(row);
    else if (product.version === row.version) take({ row, index, product });
    else marked.push({ row, index, product });
  }
  // Shown, sold out, moved to another category: the price that the preview saw may still be the product's.
  const repriced = await repricedSince(
    ctx.db,
    marked.map(({ row }) => row),
  );
  for (const found of marked) repriced.has(found.row._id) ? changed.push(found.row) : take(found);
  if (problems.length === 0) return { staged: staged.filter((row) => row !== undefined), changed };
  throw new Refusal('invalid-request', { errors: problems.slice(0, PROBLEMS_SHOWN) });
}

function productAt(entry: CatalogueEntry<StoredProduct> | undefined, id: string): StoredProduct | null {
  return entry?.product.id === id ? entry.product : null;
}

function repeated(index: number): WireFieldProblem {
  return { field: `rows.${index}._id`, message: 'Filas: repite un producto' };
}

function amountProblem(row: NewPriceRow, index: number): WireFieldProblem | null {
  if (row.price === '' || rowAmount(row.price) !== null) return null;
  return { field: `rows.${index}.price`, message: 'Precio: tiene que ser mayor que cero' };
}

/** Of a product whose price is the one of the preview: else its pack may be gone since, and the row is a changed one. */
function problemOf(row: NewPriceRow, product: StoredProduct, index: number): WireFieldProblem | null {
  if (product.bulkOffer !== null || rowAmount(row.wholesalePrice) === null) return null;
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
