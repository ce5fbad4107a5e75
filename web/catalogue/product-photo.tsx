import { type PhotoWidth, photoUrl } from '#domain/catalogue/photo-url.ts';

type ProductPhotoProps = {
  photo: string | undefined;
  alt: string;
  width: PhotoWidth;
  /** How wide it stands, for the browser's choice of rendition. */
  sizes: string;
  isUrgent?: boolean;
  className?: string;
};

/** A square photo; without one, a drawing stands in its place (GRID-G04). */
export function ProductPhoto({ photo, alt, width, sizes, isUrgent = false, className }: ProductPhotoProps) {
  const box = { width, height: width, className, loading: isUrgent ? undefined : ('lazy' as const) };
  if (photo === undefined) return <img src="/art/no-photo.svg" alt={alt} {...box} />;
  return (
    <img
      src={photoUrl(photo, width)}
      srcSet={renditions(photo, width)}
      sizes={sizes}
      alt={alt}
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
