import type { Product } from '#domain/products/product.ts';
import type { Database } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/tables/catalogue-tables.ts';
import { productOf, rowOf, type StoredProduct } from '#server/kernel/stored-product.ts';
import { currentRows } from './current-rows.ts';

/** SQLite takes 32,766 parameters in one statement and PostgreSQL 65,535; a product row has 25. */
const ROWS_PER_STATEMENT = 1000;

export async function catalogueVersion(db: Database): Promise<number> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'catalogue-version')
    .executeTakeFirstOrThrow();
  return value;
}

/** Whether any product changed after a version of the catalogue: mostly none, and then no row has to be looked at. */
export async function hasChangesSince(db: Database, version: number): Promise<boolean> {
  const changed = await db
    .selectFrom('products')
    .select('id')
    .where('changed_in', '>', version)
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}

/** Finds deleted products too; callers decide whether they count. */
export async function findProduct(db: Database, id: string): Promise<StoredProduct | null> {
  const [product] = await findProducts(db, [id]);
  return product ?? null;
}

export async function findProducts(db: Database, ids: readonly string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  return withPhotos(db, await currentRows(db, ids));
}

export async function deletedProducts(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ products: StoredProduct[]; total: number }> {
  // Rows of an import that is not applied yet have no version of the catalogue.
  const deleted = db.selectFrom('products').where('deleted_at', 'is not', null).where('changed_in', '>', 0);
  const { total } = await deleted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await deleted
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { products: await withPhotos(db, rows), total };
}

type Insertion = {
  readonly now: number;
  /** 0 for rows that nobody reads until they get a version. */
  readonly changedIn: number;
  readonly deletedAt?: number;
  /** Called after each batch with its size. */
  readonly stored?: (products: number) => void;
};

/** Stores new products, all with the same time and catalogue version. */
export async function insertProducts(
  db: Database,
  products: readonly Product[],
  { now, changedIn, deletedAt, stored }: Insertion,
): Promise<void> {
  for (let start = 0; start < products.length; start += ROWS_PER_STATEMENT) {
    const batch = products.slice(start, start + ROWS_PER_STATEMENT);
    const rows = batch.map((product) => ({
      ...rowOf(product),
      version: 1,
      changed_in: changedIn,
      created_at: now,
      updated_at: now,
      deleted_at: deletedAt ?? null,
      price_changed_at: now,
    }));
    await db.insertInto('products').values(rows).execute();
    await insertPhotos(db, batch);
    stored?.(batch.length);
  }
}

type Update = {
  readonly now: number;
  readonly changedIn: number;
  readonly deletedAt: number | null;
  /** Whether somebody edited its content. */
  readonly isEdit: boolean;
};

/** Writes a changed product over its row and raises its version by one. */
export async function updateProduct(
  db: Database,
  product: Product,
  { now, changedIn, deletedAt, isEdit }: Update,
): Promise<void> {
  const { id, ...columns } = rowOf(product);
  await db
    .updateTable('products')
    .set((eb) => ({
      ...columns,
      version: eb('version', '+', 1),
      ...(isEdit && { edited_version: eb('version', '+', 1) }),
      changed_in: changedIn,
      updated_at: now,
      deleted_at: deletedAt,
    }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('product_photos').where('product_id', '=', id).execute();
  await insertPhotos(db, [product]);
}

async function insertPhotos(db: Database, products: readonly Product[]): Promise<void> {
  const rows = products.flatMap(({ id, photos, altTexts, photoColours }) =>
    photos.map((url, position) => ({
      product_id: id,
      position,
      url,
      alt_text: altTexts[position] ?? '',
      colour: photoColours[position] ?? '',
    })),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto('product_photos')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
}

async function withPhotos(db: Database, rows: readonly ProductRow[]): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const photos = await db
    .selectFrom('product_photos')
    .selectAll()
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(photos, ({ product_id }) => product_id);
  return rows.map((row) => productOf(row, byProduct.get(row.id) ?? []));
}
