import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CellChange } from '#domain/imports/product-cells.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { rowOf } from '#server/kernel/stored-product.ts';
import { stagePhotos } from './import-photos.ts';
import type { PlanEntry } from './import-plan.ts';
import { keepVariantCodes } from './variant-codes.ts';

// Applying an import writes its products to rows that nobody sees: deleted ones without a version of the catalogue. One
// short transaction then makes them count, with statements over all of them, so orders hardly wait (docs/adr/0022).

const ROWS_IN_A_PIECE = 100;

/** The columns of each field; photos and their texts have rows of their own. */
const COLUMNS_OF = {
  code: ['code', 'code_key'],
  brand: ['brand'],
  name: ['name'],
  section: ['section'],
  subsection: ['subsection'],
  type: ['type'],
  price: ['price'],
  packPrice: ['bulk_pack_price', 'bulk_minimum_units'],
  packUnits: ['bulk_pack_price', 'bulk_minimum_units'],
  vat: ['vat'],
  unitAmount: ['unit_amount', 'unit_measure'],
  unitMeasure: ['unit_amount', 'unit_measure'],
  saleUnit: ['sale_unit'],
  offer: ['is_offer'],
  hidden: ['is_hidden'],
  soldOut: ['is_sold_out'],
  colours: ['colours'],
  models: ['models'],
  soldOutVariants: ['sold_out_variants'],
  barCodes: ['bar_codes'],
  photos: [],
  altTexts: [],
  photoColours: [],
  summary: ['summary'],
  description: ['description'],
  specifications: ['specifications'],
  // Its count stands in the ledger of the shelf.
  onShelf: [],
} as const satisfies Record<CellChange['field'], readonly (keyof ReturnType<typeof rowOf>)[]>;

/** The columns that an entry of a plan changes. */
export function changedColumns(cells: readonly CellChange[]): string[] {
  return cells.flatMap(({ field }) => COLUMNS_OF[field]);
}

type Staged = { readonly importId: string; readonly now: number; readonly newId: () => string };

/** Stores entries of a plan as hidden rows, and returns the product of each; the caller's transaction is short. */
export async function stageEntries(
  db: Database,
  entries: readonly PlanEntry[],
  { importId, now, newId }: Staged,
): Promise<string[]> {
  const staged = entries.map((entry) => ({ entry, stagedId: newId() }));
  const products = staged.map(({ entry, stagedId }) => {
    const hasPhotos = entry.version === null || entry.hasNewPhotos;
    return {
      ...entry.product,
      id: stagedId,
      ...(hasPhotos ? {} : { photos: [], altTexts: [], photoColours: [] }),
    };
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
  await keepVariantCodes(
    db,
    rows.map(({ product_id: productId }, index) => ({ productId, codes: entries[index]?.codes ?? [] })),
  );
  await stagePhotos(
    db,
    importId,
    staged.map(({ entry, stagedId }) => ({
      entry,
      productId: entry.version === null ? stagedId : entry.product.id,
    })),
  );
  return rows.map(({ product_id }) => product_id);
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
    order by 1, 2`.execute(db);
  return rows;
}

/** What the entries of a plan change; statements leave the rest alone, because indexes make it dear. */
export type StagedChanges = {
  readonly columns: ReadonlySet<string>;
  readonly hasNew: boolean;
  readonly hasNewPhotos: boolean;
};

type Publication = { readonly importId: string; readonly now: number; readonly changedIn: number };

/** Makes the staged rows count. The caller has the catalogue's next version. */
export async function publishStaged(
  db: Database,
  publication: Publication,
  { columns, hasNew, hasNewPhotos }: StagedChanges,
): Promise<void> {
  if (columns.size > 0 || hasNewPhotos) await copyContent(db, publication, columns);
  if (hasNewPhotos) await copyPhotos(db, publication);
  if (hasNew) await showNew(db, publication);
}

async function copyContent(
  db: Database,
  { importId, now, changedIn }: Publication,
  columns: ReadonlySet<string>,
): Promise<void> {
  const content = [...columns].map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)}`);
  const set = [
    ...content,
    sql`version = products.version + 1`,
    sql`changed_in = ${changedIn}`,
    sql`updated_at = ${now}`,
    sql`price_changed_at = case when i.has_new_price = 1 then cast(${now} as bigint) else products.price_changed_at end`,
    sql`price_ends_at = case when i.has_new_price = 1 then null else products.price_ends_at end`,
  ];
  await sql`
    update products set ${sql.join(set)} from import_products i, products s
    where i.import_id = ${importId} and i.version is not null and s.id = i.staged_id and products.id = i.product_id
  `.execute(db);
}

async function copyPhotos(db: Database, { importId }: Publication): Promise<void> {
  await sql`
    delete from product_photos where product_id in (
      select product_id from import_products
      where import_id = ${importId} and version is not null and has_new_photos = 1)
  `.execute(db);
  await sql`
    insert into product_photos (product_id, position, url, alt_text, colour)
    select i.product_id, f.position, f.url, f.alt_text, f.colour
    from import_products i join product_photos f on f.product_id = i.staged_id
    where i.import_id = ${importId} and i.version is not null and i.has_new_photos = 1
  `.execute(db);
}

async function showNew(db: Database, { importId, now, changedIn }: Publication): Promise<void> {
  await sql`
    update products set deleted_at = null, changed_in = ${changedIn}, created_at = ${now}, updated_at = ${now}
    where id in (select product_id from import_products where import_id = ${importId} and version is null)
  `.execute(db);
}

/**
 * Removes the hidden rows that nothing needs any more, in short transactions.
 * @param afterPiece for whoever must not lose its claim meanwhile
 */
export async function removeStaged(
  db: Database,
  importId: string,
  { what, afterPiece }: { what: 'all' | 'copies'; afterPiece?: () => Promise<void> },
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('import_products')
      .select(['product_id', 'staged_id'])
      .where('import_id', '=', importId)
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(ROWS_IN_A_PIECE)
      .execute();
    const ids = rows.map(({ staged_id }) => staged_id);
    if (ids.length === 0) break;
    // Published rows have a version of the catalogue.
    await db.deleteFrom('products').where('id', 'in', ids).where('changed_in', '=', 0).execute();
    after = rows.at(-1)?.product_id ?? '';
    await afterPiece?.();
    await nextTurn();
  }
  if (what === 'copies') return;
  await db.deleteFrom('import_products').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_photos').where('import_id', '=', importId).execute();
}
