import { sql } from 'kysely';
import { BLANK_PRODUCT } from '#domain/catalogue/blank-product.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import { rowOf } from '#server/catalogue/stored-product.ts';
import type { Database } from '#server/db/connect.ts';
import type { PlanEntry } from './import-plan.ts';

// Applying an import writes its products to rows that nobody sees: deleted ones without a version of the catalogue. One
// short transaction then makes them count, with statements over all of them, so orders hardly wait (docs/adr/0022).

const ROWS_IN_A_PIECE = 500;

/** Columns that the present row keeps. */
const { id: _id, ...CONTENT } = rowOf(BLANK_PRODUCT);
const CONTENT_COLUMNS = Object.keys(CONTENT);

type Staged = { readonly importId: string; readonly now: number; readonly newId: () => string };

/** Stores entries of a plan as hidden rows; the caller's transaction is short. */
export async function stageEntries(
  db: Database,
  entries: readonly PlanEntry[],
  { importId, now, newId }: Staged,
): Promise<void> {
  const staged = entries.map((entry) => ({ entry, stagedId: newId() }));
  const products = staged.map(({ entry, stagedId }) => {
    const hasPhotos = entry.version === null || entry.hasNewPhotos;
    return { ...entry.product, id: stagedId, ...(hasPhotos ? {} : { photos: [], altTexts: [] }) };
  });
  await insertProducts(db, products, { now, changedIn: 0, deletedAt: now });
  const rows = staged.map(({ entry, stagedId }) => ({
    import_id: importId,
    product_id: entry.version === null ? stagedId : entry.product.id,
    staged_id: stagedId,
    row: entry.row,
    version: entry.version,
    has_new_photos: entry.hasNewPhotos ? 1 : 0,
    has_new_price: entry.before === null ? 0 : 1,
  }));
  await db.insertInto('import_products').values(rows).execute();
}

type ChangedRow = {
  readonly row: number;
  readonly _id: string;
  readonly code: string;
  readonly name: string;
};

/** Products that changed, were deleted or took a new one's code since the dry run. */
export async function rowsChangedSince(db: Database, importId: string): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select i.row as "row", p.id as "_id", coalesce(p.code, '') as code, p.name as name
    from import_products i join products p on p.id = i.product_id
    where i.import_id = ${importId} and i.version is not null and (p.version <> i.version or p.deleted_at is not null)
    union all
    select i.row, p.id, coalesce(p.code, ''), p.name
    from import_products i join products s on s.id = i.staged_id
    join products p on p.code_key = s.code_key and p.deleted_at is null and p.id <> i.product_id
    where i.import_id = ${importId}
    order by 1`.execute(db);
  return rows;
}

/** Makes the staged rows count. The caller has the catalogue's next version. */
export async function publishStaged(
  db: Database,
  { importId, now, changedIn }: { importId: string; now: number; changedIn: number },
): Promise<void> {
  const content = CONTENT_COLUMNS.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)}`);
  await sql`
    update products set ${sql.join(content)}, version = products.version + 1, changed_in = ${changedIn},
      updated_at = ${now},
      price_changed_at = case when i.has_new_price = 1 then cast(${now} as bigint) else products.price_changed_at end,
      price_ends_at = case when i.has_new_price = 1 then null else products.price_ends_at end
    from import_products i, products s
    where i.import_id = ${importId} and i.version is not null and s.id = i.staged_id and products.id = i.product_id
  `.execute(db);
  await sql`
    delete from product_photos where product_id in (
      select product_id from import_products where import_id = ${importId} and version is not null and has_new_photos = 1)
  `.execute(db);
  await sql`
    insert into product_photos (product_id, position, url, alt_text)
    select i.product_id, f.position, f.url, f.alt_text
    from import_products i join product_photos f on f.product_id = i.staged_id
    where i.import_id = ${importId} and i.version is not null and i.has_new_photos = 1
  `.execute(db);
  await sql`
    update products set deleted_at = null, changed_in = ${changedIn}, created_at = ${now}, updated_at = ${now}
    where id in (select product_id from import_products where import_id = ${importId} and version is null)
  `.execute(db);
}

/** Removes the hidden rows that nothing needs any more, in short transactions. */
export async function removeStaged(db: Database, importId: string, what: 'all' | 'copies'): Promise<void> {
  for (;;) {
    const staged = await db
      .selectFrom('import_products')
      .innerJoin('products', 'products.id', 'import_products.staged_id')
      .select('products.id')
      .where('import_id', '=', importId)
      .where('products.changed_in', '=', 0)
      .limit(ROWS_IN_A_PIECE)
      .execute();
    if (staged.length === 0) break;
    const ids = staged.map(({ id }) => id);
    await db.deleteFrom('products').where('id', 'in', ids).execute();
  }
  if (what === 'all') await db.deleteFrom('import_products').where('import_id', '=', importId).execute();
}
