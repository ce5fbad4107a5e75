import { type PhotoWidth, photoUrl } from '#domain/catalogue/photo-url.ts';
import { NearImage } from '#web/ui/near-image.tsx';

type ProductPhotoProps = {
  photo: string | undefined;
  alt: string;
  width: PhotoWidth;
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
  sizes,
  isUrgent = false,
  isEager = isUrgent,
  className,
}: ProductPhotoProps) {
  const box = { alt, width, height: width, className, isEager };
  if (photo === undefined) return <NearImage src="/art/no-photo.svg" {...box} />;
  return (
    <NearImage
      src={photoUrl(photo, width)}
      srcSet={renditions(photo, width)}
      sizes={sizes}
      decoding="async"
      fetchPriority={isUrgent ? 'high' : undefined}
      {...box}
    />
  );
}

function renditions(photo: string, widest: PhotoWidth): string {
  const widths: PhotoWidth[] = [300, 600, 800];
  return widths
    .filter((width) => width <= widest)
    .map((width) => `${photoUrl(photo, width)} ${width}w`)
    .join(', ');
}
