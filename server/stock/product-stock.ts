import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { remnantsOf } from '#domain/stock/rolls.ts';
import { availableOf, placeKey } from '#domain/stock/shelf.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import { isCountedIn } from '#domain/stock/stock-unit.ts';
import type { WireProductStock, WireStockMove } from '#schemas/stock-answers.ts';
import { currentProducts } from '#server/catalogue/current-products.ts';
import type { StockSumRow } from '#server/db/tables/stock-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { promisedOf } from './promises.ts';
import { type LedgerRow, ledgerOf, sumsOf } from './queries.ts';
import { rollsOf } from './stored-rolls.ts';

/** So many rows of each variant are answered; `moves` says how many there are. */
const ROWS_SHOWN = 100;

/** What there is of a product and why, newest first. @throws Refusal 'product-not-found' */
export async function productStock(ctx: Context, id: string): Promise<WireProductStock> {
  assertMay(ctx, 'receive-stock');
  const [product] = await currentProducts(ctx, [id]);
  if (product === undefined) throw new Refusal('product-not-found');
  const sums = await sumsOf(ctx.db, [id]);
  const promised = await promisedOf(ctx.db, {
    products: [product],
    now: ctx.now(),
    from: ctx.store.stock.promisesFrom,
  });
  const ledger = Map.groupBy(await ledgerOf(ctx.db, id, { limit: ROWS_SHOWN }), ({ variant }) => variant);
  const present = shelfVariants(product);
  // What was counted by a name that the product no longer has is still on the shelf.
  const former = sums.filter(({ variant, there }) => there !== 0 && !present.includes(variant));
  const names = [...present, ...former.map(({ variant }) => variant)];
  return {
    unit: product.saleUnit,
    variants: names.map((name) => {
      const sum = sums.find(({ variant }) => variant === name);
      const rows = ledger.get(name) ?? [];
      const shelf = {
        there: sum?.there ?? 0,
        promised: promised.get(placeKey({ productId: id, variant: name })) ?? 0,
      };
      return {
        name,
        ...shelf,
        available: availableOf(shelf),
        countedAt: sum !== undefined && isCountedIn(sum, product.saleUnit) ? isoOf(sum.counted_at) : null,
        lowAt: sum?.low_at ?? null,
        supplier: sum?.supplier ?? '',
        ...(sum !== undefined && rollsToWire(sum, product.saleUnit, ctx.store.stock)),
        moves: rows[0]?.moves ?? 0,
        ledger: rows.map(moveToWire),
      };
    }),
  };
}

/** What was counted in rolls, and in the present unit. */
function rollsToWire(
  sum: StockSumRow,
  unit: SaleUnit,
  { remnantAt }: { readonly remnantAt: number },
): { rolls?: number[]; remnants?: number[] } {
  const rolls = isCountedIn(sum, unit) ? rollsOf(sum) : null;
  if (rolls === null) return {};
  const remnants = remnantsOf(rolls, { upTo: remnantAt });
  return { rolls: [...rolls], ...(remnants.length > 0 && { remnants: [...remnants] }) };
}

function moveToWire({
  kind,
  amount,
  happened_at,
  actor,
  note,
  supplier,
  ...order
}: LedgerRow): WireStockMove {
  return {
    kind,
    amount,
    at: new Date(happened_at).toISOString(),
    actor,
    note,
    supplier,
    orderId: order.order_id,
    orderNumber: order.order_number,
  };
}

function isoOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
