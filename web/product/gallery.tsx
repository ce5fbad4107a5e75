import { ChevronLeft, ChevronRight, Maximize } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { wrappedIndex } from '#domain/catalogue/wrapped-index.ts';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

const PhotoZoom = lazy(async () => ({ default: (await import('./photo-zoom.tsx')).PhotoZoom }));

/** The photos: thumbnails, arrows that wrap, dots, and a full-screen zoom (GALLERY). */
export function Gallery({ photos, name }: { photos: readonly string[]; name: string }) {
  const [index, setIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const turn = (step: number) => setIndex((at) => wrappedIndex({ index: at, step, count: photos.length }));
  const hasSeveral = photos.length > 1;
  return (
    <section className="gallery" aria-label="Fotos" data-single={hasSeveral ? undefined : ''}>
      {hasSeveral && <GalleryThumbnails photos={photos} index={index} onChoose={setIndex} />}
      <div className="gallery-main">
        <button
          type="button"
          className="gallery-photo"
          aria-label="Ampliar foto"
          disabled={photos.length === 0}
          onClick={() => setIsZoomed(true)}
        >
          <ProductPhoto
            photo={photos[index]}
            alt={hasSeveral ? `${name}, foto ${index + 1} de ${photos.length}` : name}
            width={800}
            sizes="(min-width: 1024px) 45vw, 100vw"
            isUrgent
          />
          <span className="gallery-zoom">
            <Maximize aria-hidden="true" />
          </span>
        </button>
        {hasSeveral && (
          <>
            <IconButton
              label="Foto anterior"
              look="round"
              className="gallery-previous"
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label="Foto siguiente" look="round" className="gallery-next" onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <GalleryDots count={photos.length} index={index} />
          </>
        )}
      </div>
      {isZoomed && (
        <Suspense fallback={null}>
          <PhotoZoom {...{ photos, name, index, turn }} onClose={() => setIsZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}

function GalleryDots({ count, index }: { count: number; index: number }) {
  return (
    <div className="gallery-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => (
        <i key={dot} data-current={dot === index || undefined} />
      ))}
    </div>
  );
}
