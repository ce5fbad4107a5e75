import { sql } from 'kysely';
import pLimit from 'p-limit';
import { arrivedPhotos, type WantedPhoto } from '#domain/imports/foreign-photos.ts';
import { photoColoursFor } from '#domain/products/alt-texts.ts';
import { record } from '#server/audit/record.ts';
import { findProducts, updateProduct } from '#server/catalogue/queries.ts';
import { beginCatalogueWrite } from '#server/catalogue/settle-prices.ts';
import type { Context } from '#server/kernel/context.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { fetchedPhoto, type PhotoSources, type SilentSites } from './fetched-photo.ts';
import { nextJobs, type PhotoJob, photosOf } from './import-photos.ts';

/** Photos that are downloaded at once; the shop's uploads are decoded between them. */
const DOWNLOADS_AT_ONCE = 3;
/** Products that get their photos in one transaction. */
const PRODUCTS_IN_A_PIECE = 10;
/** Longer than one photo may take; a claim that is older belongs to a process that died. In ms. */
const CLAIM_MS = 90_000;

export type Fetching = PhotoSources & {
  /** Ends the work after the photos that are being fetched. */
  readonly signal: AbortSignal;
};

/**
 * Fetches the photos of other sites that applied imports gave their products (IMPORT-009). Every process calls it; of
 * several, the one that claims an import does the work, and another goes on with it when that one dies.
 */
export async function fetchImportPhotos(ctx: Context, fetching: Fetching): Promise<void> {
  for (const id of await importsWithPhotos(ctx)) {
    if (fetching.signal.aborted) return;
    if (!(await claim(ctx, id))) continue;
    try {
      await fetchAll(ctx, id, fetching);
    } finally {
      await setClaim(ctx, id, null);
    }
  }
}

async function importsWithPhotos({ db }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('import_photos')
    .innerJoin('imports', 'imports.id', 'import_photos.import_id')
    .select('imports.id')
    .distinct()
    // Written out, so that the index of those that wait answers: mostly none.
    .where('state', '=', sql.lit('waiting'))
    .where('status', '=', 'applied')
    .execute();
  return rows.map(({ id }) => id);
}

/** One statement checks and claims. A claim too far in the future is from a clock that was set back. */
async function claim({ db, now }: Context, id: string): Promise<boolean> {
  const claimed = await db
    .updateTable('imports')
    .set({ busy_until: now() + CLAIM_MS })
    .where('id', '=', id)
    .where('status', '=', 'applied')
    .where((eb) =>
      eb.or([
        eb('busy_until', 'is', null),
        eb('busy_until', '<=', now()),
        eb('busy_until', '>', now() + CLAIM_MS),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function setClaim({ db }: Context, id: string, until: number | null): Promise<void> {
  await db
    .updateTable('imports')
    .set({ busy_until: until })
    .where('id', '=', id)
    .where('status', '=', 'applied')
    .execute();
}

async function fetchAll(ctx: Context, id: string, fetching: Fetching): Promise<void> {
  const silent: SilentSites = new Map();
  const room = pLimit(DOWNLOADS_AT_ONCE);
  while (!fetching.signal.aborted) {
    const jobs = await nextJobs(ctx.db, id, PRODUCTS_IN_A_PIECE);
    if (jobs.length === 0) return recordEnd(ctx, id);
    const fetched = await Promise.all(
      jobs.map(async (job) => ({
        ...job,
        wanted: await Promise.all(job.wanted.map((photo) => room(() => withPhoto(ctx, photo, job)))),
      })),
    );
    // What was not tried is tried by the next process.
    if (fetching.signal.aborted) return;
    if (!(await placePhotos(ctx, id, fetched))) return;
    await ctx.catalogue.catchUp();
  }

  async function withPhoto(ctx: Context, wanted: WantedPhoto, { importId }: PhotoJob): Promise<WantedPhoto> {
    if (wanted.photo !== null || fetching.signal.aborted) return wanted;
    const outcome = await fetchedPhoto(ctx, wanted.url, { sources: fetching, silent });
    await setClaim(ctx, importId, ctx.now() + CLAIM_MS);
    return 'photo' in outcome ? { ...wanted, photo: outcome.photo } : { ...wanted, fault: outcome.fault };
  }
}

/** Gives products the photos that arrived, in one transaction. `false` when the import was undone meanwhile. */
async function placePhotos(ctx: Context, importId: string, jobs: readonly PhotoJob[]): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const ids = jobs.map(({ productId }) => productId);
    const changedIn = await beginCatalogueWrite(ctx, ids);
    const { status } = await ctx.db
      .selectFrom('imports')
      .select('status')
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    if (status !== 'applied') return false;
    const products = new Map((await findProducts(ctx.db, ids)).map((product) => [product.id, product]));
    for (const job of jobs) {
      const placed = placedPhotos(job, products.get(job.productId) ?? null);
      if (placed.product !== null) {
        await updateProduct(ctx.db, placed.product, {
          now: ctx.now(),
          changedIn,
          deletedAt: null,
          isEdit: false,
        });
      }
      await ctx.db
        .updateTable('import_photos')
        .set({
          state: 'done',
          wanted: JSON.stringify(placed.wanted),
          failed_count: placed.wanted.filter(({ fault }) => fault !== null).length,
          ...(placed.product !== null && { seen: JSON.stringify(placed.product.photos) }),
        })
        .where('import_id', '=', importId)
        .where('product_id', '=', job.productId)
        .execute();
    }
    return true;
  });
}

type Placed = {
  /** The product with its photos; `null` when it stays as it is. */
  readonly product: StoredProduct | null;
  readonly wanted: readonly WantedPhoto[];
};

/** Whoever changed a product's photos since the import keeps them; a product that gets none keeps those it has. */
function placedPhotos({ wanted, seen }: PhotoJob, product: StoredProduct | null): Placed {
  if (product === null || product.deletedAt !== null)
    return { product: null, wanted: failed(wanted, 'el producto ya no está') };
  const hasOthers = product.photos.join('\n') !== seen.join('\n');
  if (hasOthers) return { product: null, wanted: failed(wanted, 'alguien cambió las fotos del producto') };
  const arrived = arrivedPhotos(wanted);
  if (arrived.photos.length === 0) return { product: null, wanted };
  return {
    product: { ...product, ...arrived, photoColours: photoColoursFor({ ...product, ...arrived }, product) },
    wanted,
  };
}

/** What the shop does not have from before fails for this reason. */
function failed(wanted: readonly WantedPhoto[], fault: string): WantedPhoto[] {
  return wanted.map((photo) => (photo.photo === photo.url ? photo : { ...photo, fault }));
}

async function recordEnd(ctx: Context, id: string): Promise<void> {
  const photos = await photosOf(ctx.db, id);
  const { file_name: fileName } = await ctx.db
    .selectFrom('imports')
    .select('file_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (photos === null) return;
  const { total, failed } = photos;
  await record(ctx, 'photos-fetched', { fileName, fetched: total - failed, failed });
}
