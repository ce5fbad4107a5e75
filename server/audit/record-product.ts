import type { Product } from '#domain/products/product.ts';
import type { AuditKind } from '#schemas/wire/audit-entry.ts';
import type { Context } from '#server/kernel/context.ts';
import { record } from './record.ts';

/** What can happen to one product. */
export type ProductEvent = Extract<AuditKind, `product-${string}`>;

/** Adds a product's event to the audit log, with the name that the product had then. */
export async function recordProduct(
  ctx: Context,
  event: ProductEvent,
  { id, brand, name }: Pick<Product, 'id' | 'brand' | 'name'>,
): Promise<void> {
  await record(ctx, event, { id, name: `${brand} ${name}`.trim() });
}
