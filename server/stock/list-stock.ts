import { partsOf } from '#domain/measure/sale-unit.ts';
import { remnantsOf } from '#domain/stock/rolls.ts';
import { availableOf, placeKey } from '#domain/stock/shelf.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { isLow } from '#domain/stock/stock-limits.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import type { WireStockList, WireStockRow } from '#schemas/stock-answers.ts';
import { everyMatch } from '#server/catalogue/list-products.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { promisedOf } from './promises.ts';
import { countedSums } from './queries.ts';
import { rollsOf } from './stored-rolls.ts';

type StockQuery = {
  readonly q: string;
  /** Only what runs low. */
  readonly low: boolean;
  /** Only what more was promised of than there is. */
  readonly short: boolean;
  /** Only what lies in remnants too (STOCK-005). */
  readonly remnants: boolean;
  readonly page: number;
  readonly size: number;
};

/** What is counted, by supplier and name, with how much runs low and how much is missing in all (STOCK-006). */
export async function listStock(
  ctx: Context,
  { q, low, short, remnants, page, size }: StockQuery,
): Promise<WireStockList> {
  assertMay(ctx, 'receive-stock');
  const all = await countedRows(ctx);
  const found = q.trim() === '' ? null : await foundIds(ctx, q);
  const rows = all.filter(
    (row) =>
      (found === null || found.has(row._id)) &&
      (!low || row.isLow) &&
      (!short || row.available < 0) &&
      (!remnants || row.remnants !== undefined),
  );
  return {
    counted: all.length,
    low: all.filter((row) => row.isLow).length,
    short: all.filter(({ available }) => available < 0).length,
    remnants: all.filter((row) => row.remnants !== undefined).length,
    total: rows.length,
    rows: rows.slice((page - 1) * size, page * size),
  };
}

async function foundIds(ctx: Context, q: string): Promise<ReadonlySet<string>> {
  const products = await everyMatch(ctx, { q, code: '', hidden: true, deleted: false, near: true });
  return new Set(products.map(({ id }) => id));
}

async function countedRows(ctx: Context): Promise<WireStockRow[]> {
  const counted = (await countedSums(ctx.db)).flatMap((sum) => {
    const product = ctx.catalogue.product(sum.product_id);
    return product !== null && isCountedIn(sum, product.saleUnit) ? [{ sum, product }] : [];
  });
  const products = new Map(counted.map(({ product }) => [product.id, product]));
  const promised = await promisedOf(ctx.db, {
    products: [...products.values()],
    now: ctx.now(),
    from: ctx.store.stock.promisesFrom,
  });
  return counted
    .toSorted(bySupplierAndName)
    .map(({ sum, product }) =>
      rowOf(
        { sum, product },
        promised.get(placeKey({ productId: product.id, variant: sum.variant })) ?? 0,
        ctx.store.stock,
      ),
    );
}

type Counted = { readonly sum: StockSumRow; readonly product: StoredProduct };

const spanish = new Intl.Collator('es-AR', { numeric: true });

function bySupplierAndName(one: Counted, other: Counted): number {
  // Those whose supplier nobody said come last.
  const named = Number(one.sum.supplier === '') - Number(other.sum.supplier === '');
  return (
    named ||
    spanish.compare(one.sum.supplier, other.sum.supplier) ||
    spanish.compare(one.product.name, other.product.name) ||
    spanish.compare(one.product.id, other.product.id) ||
    placeOf(one) - placeOf(other)
  );
}

function placeOf({ sum, product }: Counted): number {
  return shelfVariants(product).indexOf(sum.variant);
}

type Limits = { readonly lowAt: number; readonly remnantAt: number };

function rowOf({ sum, product }: Counted, promised: number, limits: Limits): WireStockRow {
  const shelf = { there: sum.there, promised };
  const lowAt = sum.low_at ?? partsOf(limits.lowAt, product.saleUnit);
  const available = availableOf(shelf);
  const remnants = remnantsOf(rollsOf(sum) ?? [], { upTo: limits.remnantAt });
  return {
    _id: product.id,
    name: `${product.brand} ${product.name}`.trim(),
    code: product.code ?? '',
    photo: product.photos[0] ?? null,
    unit: product.saleUnit,
    variant: sum.variant,
    ...shelf,
    available,
    lowAt,
    isLow: isLow({ available, lowAt }),
    supplier: sum.supplier,
    ...(remnants.length > 0 && { remnants: [...remnants] }),
  };
}
