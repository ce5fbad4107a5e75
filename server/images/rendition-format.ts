export type RenditionFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The smallest format that a client says it can show. Every browser of today reads WebP; JPEG is for a client that lists
 * the image types it reads and leaves WebP out.
 */
export function renditionFormatFor(accept: string | undefined): RenditionFormat {
  const named = (accept ?? '').toLowerCase();
  if (named.includes('image/avif')) return 'avif';
  const listsImages = /image\/[a-z]/.test(named);
  return listsImages && !named.includes('image/webp') ? 'jpeg' : 'webp';
}
