import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { foreignCount, type WantedPhoto } from '#domain/imports/foreign-photos.ts';
import type { WireImportPhotos } from '#schemas/import-answers.ts';
import type { Database } from '#server/db/connect.ts';
import type { PlanEntry } from './import-plan.ts';

const ROWS_READ_AT_ONCE = 5000;
const FAULTS_SHOWN = 1000;

/** A product whose photos are on other sites. */
export type PhotoJob = {
  readonly importId: string;
  readonly productId: string;
  readonly wanted: readonly WantedPhoto[];
  /** The photos that the import left the product with. */
  readonly seen: readonly string[];
};

/** Where the photos are that were fetched before, by their address on the other site. */
export async function fetchedPhotos(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('fetched_photos')
      .select(['url', 'photo'])
      .where('url', '>', after)
      .orderBy('url')
      .limit(ROWS_READ_AT_ONCE)
      .execute();
    for (const { url, photo } of rows) found.set(url, photo);
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.url;
    await nextTurn();
  }
}

type StagedEntry = { readonly entry: PlanEntry; readonly productId: string };

/** Keeps which photos have to be fetched, together with the products of a plan; they count with the import. */
export async function stagePhotos(
  db: Database,
  importId: string,
  staged: readonly StagedEntry[],
): Promise<void> {
  const rows = staged.flatMap(({ entry: { row, product, wanted }, productId }) =>
    wanted === null
      ? []
      : [
          {
            import_id: importId,
            product_id: productId,
            row,
            wanted: JSON.stringify(wanted),
            seen: JSON.stringify(product.photos),
            state: 'waiting' as const,
            foreign_count: foreignCount(wanted),
          },
        ],
  );
  if (rows.length > 0) await db.insertInto('import_photos').values(rows).execute();
}

/** The next products of an applied import whose photos wait, in the file's order. */
export async function nextJobs(db: Database, importId: string, limit: number): Promise<PhotoJob[]> {
  const rows = await db
    .selectFrom('import_photos')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', sql.lit('waiting'))
    .orderBy('row')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    importId,
    productId: row.product_id,
    // Only this module and the fetching write these columns.
    wanted: JSON.parse(row.wanted),
    seen: JSON.parse(row.seen),
  }));
}

/** How far the photos of an import are; `null` when its file names none of other sites. */
export async function photosOf(db: Database, importId: string): Promise<WireImportPhotos | null> {
  const ofImport = db.selectFrom('import_photos').where('import_photos.import_id', '=', importId);
  const { total, waiting, failed } = await ofImport
    .select(({ fn }) => [
      sql<number>`cast(coalesce(sum(foreign_count), 0) as bigint)`.as('total'),
      sql<number>`cast(coalesce(sum(case when state = 'waiting' then foreign_count end), 0) as bigint)`.as(
        'waiting',
      ),
      sql<number>`cast(coalesce(${fn.sum('failed_count')}, 0) as bigint)`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  if (total === 0) return null;
  const rows = await ofImport
    .leftJoin('products', 'products.id', 'import_photos.product_id')
    .select(['row', 'product_id', 'wanted', 'products.code', 'products.name'])
    .where('failed_count', '>', 0)
    .orderBy('row')
    .limit(FAULTS_SHOWN)
    .execute();
  const faults = rows.flatMap(({ row, product_id, wanted, code, name }) => {
    const photos: WantedPhoto[] = JSON.parse(wanted);
    return photos.flatMap(({ url, fault }) =>
      fault === null
        ? []
        : [{ row, _id: product_id, code: code ?? '', name: name ?? '', url, reason: fault }],
    );
  });
  return { total, done: total - waiting, failed, faults: faults.slice(0, FAULTS_SHOWN) };
}
