import { type PhotoWidth, photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';

type ProductPhotoProps = {
  photo: string | undefined;
  alt: string;
  /** The rendition for browsers that don't choose by `srcset` (DATA-005). */
  width: PhotoWidth;
  /** The narrowest rendition to choose, by default any. */
  narrowest?: PhotoWidth;
  /** The widest useful rendition. */
  widest?: PhotoWidth;
  /** The `sizes` attribute, for the browser's choice of rendition. */
  sizes: string;
  /** The first view's main picture: fetched before everything else. */
  isUrgent?: boolean;
  /** Fetched with the page: for small photos of the first view. */
  isEager?: boolean;
  /** Not fetched yet, wherever it is. */
  isHeld?: boolean;
  className?: string;
};

/** A square photo. Without a photo a drawing takes its place (GRID-G04). */
export function ProductPhoto({
  photo,
  alt,
  width,
  narrowest,
  widest = width,
  sizes,
  isUrgent = false,
  isEager = isUrgent,
  isHeld = false,
  className,
}: ProductPhotoProps) {
  const box = { alt, width, height: width, className, isEager, isHeld };
  if (photo === undefined) return <LazyImage src="/art/no-photo.svg" {...box} />;
  return (
    <LazyImage
      src={photoUrl(photo, width)}
      srcSet={photoSrcSet(photo, { ...(narrowest && { narrowest }), widest })}
      sizes={sizes}
      decoding="async"
      fetchPriority={isUrgent ? 'high' : undefined}
      {...box}
    />
  );
}
