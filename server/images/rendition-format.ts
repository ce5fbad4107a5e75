export type RenditionFormat = 'webp' | 'jpeg';

/**
 * The format that a client can show. Every browser of today reads WebP; JPEG is for a client that lists the image types
 * it reads and leaves WebP out.
 */
export function renditionFormatFor(accept: string | undefined): RenditionFormat {
  const named = (accept ?? '').toLowerCase();
  const listsImages = /image\/[a-z]/.test(named);
  return listsImages && !named.includes('image/webp') ? 'jpeg' : 'webp';
}
