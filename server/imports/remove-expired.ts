import type { Database } from '#server/db/connect.ts';
import { removeParts } from './import-parts.ts';
import { removeStaged } from './staged-products.ts';
import { KEPT_MS } from './stored-import.ts';

/**
 * Deletes the content of files that are older than a day, and hidden rows of processes that died. The imports stay in
 * the list.
 */
export async function removeExpired(db: Database, now: number): Promise<void> {
  const old = await db
    .selectFrom('import_parts')
    .innerJoin('imports', 'imports.id', 'import_parts.import_id')
    .select('imports.id')
    .distinct()
    .where('imports.created_at', '<=', now - KEPT_MS)
    .execute();
  for (const { id } of old) await removeParts(db, id);
  const left = await db
    .selectFrom('import_products')
    .innerJoin('products', 'products.id', 'import_products.staged_id')
    .innerJoin('imports', 'imports.id', 'import_products.import_id')
    .select('imports.id')
    .distinct()
    .where('products.changed_in', '=', 0)
    .where((eb) => eb.or([eb('imports.busy_until', 'is', null), eb('imports.busy_until', '<=', now)]))
    .execute();
  for (const { id } of left) await removeStaged(db, id, { what: 'copies' });
}
