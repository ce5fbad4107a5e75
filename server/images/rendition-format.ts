export type RenditionFormat = 'avif' | 'webp' | 'jpeg';

/**
 * The smallest format that a client accepts. Every present browser reads WebP. JPEG is for clients that list image types
 * without WebP.
 */
export function renditionFormatFor(accept: string | undefined): RenditionFormat {
  const named = (accept ?? '').toLowerCase();
  if (named.includes('image/avif')) return 'avif';
  const listsImages = /image\/[a-z]/.test(named);
  return listsImages && !named.includes('image/webp') ? 'jpeg' : 'webp';
}
