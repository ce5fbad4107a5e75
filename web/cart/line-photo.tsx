import { photoUrl } from '#domain/catalogue/photo-url.ts';
import { classNames } from '#web/ui/class-names.ts';
import { NearImage } from '#web/ui/near-image.tsx';

/** A product's photo beside its name, which says what it shows. */
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
    <NearImage
      src={photo === null ? '/art/no-photo.svg' : photoUrl(photo, 300)}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={look}
    />
  );
}
