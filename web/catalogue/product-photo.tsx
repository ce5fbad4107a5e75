import { type PhotoWidth, photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';

type ProductPhotoProps = {
  photo: string | undefined;
  alt: string;
  /** The rendition for whatever does not choose by itself (DATA-005). */
  width: PhotoWidth;
  /** The widest that is of use there. */
  widest?: PhotoWidth;
  /** How wide it stands, for the browser's choice of rendition. */
  sizes: string;
  /** The first view's main picture: fetched before everything else. */
  isUrgent?: boolean;
  /** Small, and in the first view: fetched with the page. */
  isEager?: boolean;
  className?: string;
};

/** A square photo; without one, a drawing stands in its place (GRID-G04). */
export function ProductPhoto({
  photo,
  alt,
  width,
  widest = width,
  sizes,
  isUrgent = false,
  isEager = isUrgent,
  className,
}: ProductPhotoProps) {
  const box = { alt, width, height: width, className, isEager };
  if (photo === undefined) return <LazyImage src="/art/no-photo.svg" {...box} />;
  return (
    <LazyImage
      src={photoUrl(photo, width)}
      srcSet={photoSrcSet(photo, widest)}
      sizes={sizes}
      decoding="async"
      fetchPriority={isUrgent ? 'high' : undefined}
      {...box}
    />
  );
}
