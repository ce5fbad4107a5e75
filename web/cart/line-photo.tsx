import { photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** A product's photo. Its `alt` is empty because the name stands beside it. */
export function LinePhoto({
  photo,
  size,
  className,
}: {
  photo: string | null;
  size: number;
  className?: string;
}) {
  const look = classNames('shrink-0 rounded-2 bg-sunken object-cover', className);
  return (
    <LazyImage
      {...(photo === null
        ? { src: '/art/no-photo.svg' }
        : { src: photoUrl(photo, 300), srcSet: photoSrcSet(photo, { widest: 300 }), sizes: `${size}px` })}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={look}
    />
  );
}
