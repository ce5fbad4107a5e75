import { useEffect, useRef } from 'react';
import { photoSizes } from '#web/catalogue/photo-sizes.ts';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { withAltText } from './with-alt-text.ts';

type GalleryThumbnailsProps = {
  photos: readonly string[];
  altTexts: readonly string[];
  index: number;
  onChoose: (index: number) => void;
};

/** The photos to choose from. The chosen one scrolls into the middle of the row. */
export function GalleryThumbnails({ photos, altTexts, index, onChoose }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.children[index];
    if (list.current !== null && chosen instanceof HTMLElement) centre(list.current, chosen);
  }, [index]);
  return (
    <ul ref={list} className="gallery-thumbnails no-scrollbar">
      {photos.map((photo, place) => (
        <li key={photo}>
          <button
            type="button"
            className="stitch-frame"
            aria-label={withAltText(`Foto ${place + 1}`, altTexts[place])}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <ProductPhoto photo={photo} alt="" width={200} sizes={photoSizes('thumbnail')} isEager />
          </button>
        </li>
      ))}
    </ul>
  );
}

function centre(list: HTMLElement, { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): void {
  list.scrollTo({
    left: offsetLeft - (list.clientWidth - offsetWidth) / 2,
    top: offsetTop - (list.clientHeight - offsetHeight) / 2,
  });
}
