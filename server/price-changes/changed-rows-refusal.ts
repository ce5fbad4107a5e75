import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { NewPriceRow } from '#schemas/price-change.ts';
import type { WireRowsChanged } from '#schemas/wire/problem.ts';
import { findProducts } from '#server/catalogue/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { priceBefore } from '#server/price-history/priced.ts';
import { pricesToWire } from './batch-to-wire.ts';

/** The answer names this many; the title says how many there are. */
const ROWS_SHOWN = 1000;

/** The refusal of a batch whose products changed since the preview (STUDIO-005). */
export async function rowsChanged(ctx: Context, changed: readonly NewPriceRow[]): Promise<Refusal> {
  const shown = changed.slice(0, ROWS_SHOWN);
  const products = await findProducts(
    ctx.db,
    shown.map(({ _id }) => _id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const before = await pricesAtVersions(ctx, shown);
  const rows: WireRowsChanged['rows'] = shown.map((row) => {
    const product = byId.get(row._id);
    const now = nowOf(product);
    return {
      _id: row._id,
      code: product?.code ?? '',
      name: product?.name ?? '',
      before: before.get(row._id) ?? now,
      seen: { price: row.price, wholesalePrice: row.wholesalePrice },
      now,
      deleted: isGone(product),
    };
  });
  const count = changed.length === 1 ? 'Un producto cambió' : `${changed.length} productos cambiaron`;
  return new Refusal('rows-changed', {
    detail: `${count} desde la vista previa: vuelve a calcular. No se aplicó nada.`,
    members: { count: changed.length, rows },
  });
}

function nowOf(product: StoredProduct | undefined) {
  return pricesToWire(product === undefined || isGone(product) ? { price: null, bulkOffer: null } : product);
}

function isGone(product: StoredProduct | undefined): boolean {
  return product === undefined || product.deletedAt !== null;
}

/** The prices that the products had at the rows' versions, as far as a price changed since. */
async function pricesAtVersions(ctx: Context, rows: readonly NewPriceRow[]) {
  const versions = new Map(rows.map(({ _id, version }) => [_id, version]));
  const changes = await ctx.db
    .selectFrom('price_changes')
    .innerJoin('price_batches', 'price_batches.id', 'price_changes.batch_id')
    .selectAll('price_changes')
    .where('product_id', 'in', [...versions.keys()])
    .where('applied_at', 'is not', null)
    .where('is_left_out', '=', 0)
    .orderBy('price_changes.version', 'desc')
    .execute();
  const before = new Map<string, ProductPrice>();
  for (const change of changes) {
    if ((change.version ?? 0) >= (versions.get(change.product_id) ?? 0))
      before.set(change.product_id, priceBefore(change));
  }
  return new Map([...before].map(([id, price]) => [id, pricesToWire(price)]));
}
