import type { Product } from '#domain/products/product.ts';
import { shelfVariants } from '#domain/stock/shelf-variants.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

/** Rows of 11 values; SQLite takes 32,766 of them. */
const BATCH = 1000;
const COUNTED = 1000;

/** Counts all products of a shop with a history, in which each order took one piece. */
export async function addStock(
  ctx: Context,
  { products, orders }: { readonly products: readonly Product[]; readonly orders: number },
): Promise<void> {
  const places = products.flatMap((product) =>
    shelfVariants(product).map((variant) => ({ product_id: product.id, variant, product })),
  );
  const row = { happened_at: ctx.now(), actor: '', note: '', supplier: '' };
  const counted = places.map(({ product: _product, ...place }, index) => ({
    ...row,
    ...place,
    kind: 'counted' as const,
    amount: COUNTED,
    order_id: null,
    batch_id: `conteo-${index}`,
  }));
  const taken = new Map<number, number>();
  const sold = Array.from({ length: orders }, (_, order) => {
    const at = (order * 7) % counted.length;
    taken.set(at, (taken.get(at) ?? 0) + 1);
    const of = {
      kind: 'sold' as const,
      amount: -1,
      order_id: `pedido-${order}`,
      batch_id: `salida-${order}`,
    };
    return { ...row, ...placeAt(counted, at), ...of };
  });
  const sums = places.map(({ product, ...place }, index) => ({
    ...place,
    there: COUNTED - (taken.get(index) ?? 0),
    unit: product.saleUnit.code,
    counted_at: ctx.now(),
    low_at: null,
    supplier: product.brand,
  }));
  await inTransaction(ctx, async ({ db }) => {
    for (const rows of batches([...counted, ...sold]))
      await db.insertInto('stock_moves').values(rows).execute();
    for (const rows of batches(sums)) await db.insertInto('stock_sums').values(rows).execute();
  });
}

type Place = { readonly product_id: string; readonly variant: string };

function placeAt(rows: readonly Place[], index: number): Place {
  const { product_id = '', variant = '' } = rows[index] ?? {};
  return { product_id, variant };
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}
