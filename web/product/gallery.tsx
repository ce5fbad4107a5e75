import { memo, useRef, useState } from 'react';
import { photoSizes } from '#web/catalogue/photo-sizes.ts';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { wrappedIndex } from '#web/ui/wrapped-index.ts';
import { GalleryArrows, turnsByKey } from './gallery-arrows.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { Maximize } from './product-icons.tsx';
import { withAltText } from './with-alt-text.ts';

const fetchZoom = async () => (await import('./photo-zoom.tsx')).PhotoZoom;

type GalleryProps = {
  photos: readonly string[];
  altTexts: readonly string[];
  name: string;
  /** The photo of the colour that was just chosen (BUY-008); -1 for none. */
  wanted: number;
};

/** The photos: thumbnails, arrows that wrap, dots, a finger's swipe, and a full-screen zoom (GALLERY). */
export const Gallery = memo(function Gallery({ photos, altTexts, name, wanted }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [shownFor, setShownFor] = useState(wanted);
  if (wanted !== shownFor) {
    setShownFor(wanted);
    if (wanted >= 0) setIndex(wanted);
  }
  const [isZoomed, setIsZoomed] = useState(false);
  const closeZoom = () => setIsZoomed(false);
  const PhotoZoom = useLazyPart(fetchZoom, { isOpen: isZoomed, onClose: closeZoom });
  // The other photos wait for a pointer or the focus: most visitors look at the first one alone.
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  const main = useRef<HTMLDivElement>(null);
  const count = photos.length;
  const hasSeveral = count > 1;
  const turn = (step: number) => setIndex((at) => wrappedIndex({ index: at, step, count }));
  return (
    <>
      <section
        className="gallery"
        aria-label="Fotos"
        data-single={hasSeveral ? undefined : ''}
        onPointerEnter={use}
        onFocus={use}
        onKeyDown={hasSeveral ? turnsByKey(turn) : undefined}
      >
        {hasSeveral && (
          <GalleryThumbnails photos={photos} altTexts={altTexts} index={index} onChoose={setIndex} />
        )}
        <div className="gallery-main" ref={main}>
          <PhotoStrip photos={count > 0 ? photos : [undefined]} index={index} onSwipe={setIndex}>
            {(photo, place) => (
              <button
                type="button"
                className="gallery-photo"
                aria-label={withAltText(
                  hasSeveral ? `Ampliar foto ${place + 1} de ${count}` : 'Ampliar foto',
                  altTexts[place],
                )}
                tabIndex={place === index ? undefined : -1}
                disabled={photo === undefined}
                onClick={() => setIsZoomed(true)}
              >
                <ProductPhoto
                  photo={photo}
                  alt={altTexts[place] || (hasSeveral ? `${name}, foto ${place + 1} de ${count}` : name)}
                  width={800}
                  // Never narrower than specified (DETAIL-033).
                  narrowest={800}
                  widest={1200}
                  sizes={photoSizes(hasSeveral ? 'gallery' : 'galleryAlone')}
                  isUrgent={place === 0}
                  isHeld={place !== index && !isUsed}
                />
              </button>
            )}
          </PhotoStrip>
          {count > 0 && (
            <span className="gallery-zoom">
              <Maximize aria-hidden="true" />
            </span>
          )}
          <GalleryArrows {...{ count, index, turn }} />
        </div>
      </section>
      {isZoomed && PhotoZoom && (
        <PhotoZoom
          {...{ photos, altTexts, name, index, turn }}
          onSwipe={setIndex}
          onClose={closeZoom}
          returnFocusTo={() => main.current?.querySelector<HTMLElement>('.gallery-photo:not([tabindex])')}
        />
      )}
    </>
  );
});
