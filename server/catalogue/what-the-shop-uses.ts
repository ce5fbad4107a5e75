import type { Database } from '#server/db/connect.ts';

/** Whether a product that isn't deleted is sold by the metre, the kilo or the litre. */
export async function isAnythingByMeasure(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('sale_unit', '<>', '')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a product that isn't deleted has a bar code. */
export async function hasAnyBarCode(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('bar_codes', '<>', '[]')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
