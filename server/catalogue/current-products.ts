import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { catalogueVersion, findProducts } from './queries.ts';

/**
 * The products as the database has them now. The catalogue in memory answers while it has the database's version, which
 * takes one small query. It has no deleted products, so those are always read from the database.
 */
export async function currentProducts(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const version = await catalogueVersion(db);
  if (version !== catalogue.version()) return findProducts(db, ids);
  const products = ids.map((id) => catalogue.product(id)).filter((product) => product !== null);
  return products.length === ids.length ? products : findProducts(db, ids);
}
