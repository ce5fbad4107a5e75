import { createHash } from 'node:crypto';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { encodeInTurn } from './encode-in-turn.ts';
import type { PhotoStore } from './photo-store.ts';

type Photo = { readonly photos: PhotoStore; readonly upload: Buffer };

/**
 * Stores an uploaded photo and returns its URL. The URL is a hash of the content, so equal photos have equal URLs
 * (API-020, WIZARD-022).
 * @throws Refusal as `encodeInTurn` does · 'photos-unavailable'
 */
export async function storeImage(ctx: Context, photo: Photo): Promise<string> {
  assertMay(ctx, 'catalogue');
  return keepPhoto(ctx, photo);
}

/** What `storeImage` does, for photos that an administrator's import named. */
export async function keepPhoto(ctx: Context, { photos, upload }: Photo): Promise<string> {
  const { bytes, width, height } = await encodeInTurn(upload);
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
  await photos.write(name, bytes);
  await ctx.db
    .insertInto('images')
    .values({ name, width, height, bytes: bytes.length, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return `/images/${name}`;
}
