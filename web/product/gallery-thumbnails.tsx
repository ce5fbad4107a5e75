import { photoSizes } from '#web/catalogue/photo-sizes.ts';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { withAltText } from './with-alt-text.ts';

type GalleryThumbnailsProps = {
  photos: readonly string[];
  altTexts: readonly string[];
  index: number;
  onChoose: (index: number) => void;
};

export function GalleryThumbnails({ photos, altTexts, index, onChoose }: GalleryThumbnailsProps) {
  return (
    <ul className="gallery-thumbnails no-scrollbar">
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
