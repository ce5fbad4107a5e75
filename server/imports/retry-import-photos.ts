import type { WantedPhoto } from '#domain/imports/foreign-photos.ts';
import type { WireImportPhotos } from '#schemas/import-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { photosOf } from './import-photos.ts';
import { findImport } from './stored-import.ts';

const NONE: WireImportPhotos = { total: 0, done: 0, failed: 0, faults: [] };

/**
 * Tries the photos of other sites again that could not be fetched; the fetching goes on in the background.
 * @throws Refusal 'import-not-found' · 'import-not-applied'
 */
export async function retryImportPhotos(ctx: Context, id: string): Promise<WireImportPhotos> {
  assertMay(ctx, 'imports');
  const { status } = await findImport(ctx.db, id, ctx.now());
  if (status !== 'applied') throw new Refusal('import-not-applied');
  await inTransaction(ctx, async ({ db }) => {
    const failed = await db
      .selectFrom('import_photos')
      .select(['product_id', 'wanted'])
      .where('import_id', '=', id)
      .where('state', '=', 'done')
      .where('failed_count', '>', 0)
      .execute();
    for (const { product_id, wanted } of failed) {
      const photos: WantedPhoto[] = JSON.parse(wanted);
      await db
        .updateTable('import_photos')
        .set({
          state: 'waiting',
          wanted: JSON.stringify(photos.map((photo) => ({ ...photo, fault: null }))),
          failed_count: 0,
        })
        .where('import_id', '=', id)
        .where('product_id', '=', product_id)
        .execute();
    }
  });
  return (await photosOf(ctx.db, id)) ?? NONE;
}
