import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink, type PageLinkProps } from '#web/ui/page-link.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/stroke-icons.tsx';
import { wrappedIndex } from '#web/ui/wrapped-index.ts';
import { type PhotoPlace, photoSizes } from './photo-sizes.ts';
import { ProductPhoto } from './product-photo.tsx';

type CardPhotosProps = {
  photos: readonly string[];
  altTexts: readonly string[] | undefined;
  name: string;
  link: Pick<PageLinkProps, 'to' | 'target'>;
  place: PhotoPlace;
  /** The first view's: fetched before everything else. */
  isUrgent: boolean;
};

/** A card's photos. Arrows turn several photos, past either end to the other (GRID-002). */
export function CardPhotos({ photos, altTexts, name, link, place, isUrgent }: CardPhotosProps) {
  const [index, setIndex] = useState(0);
  const turn = (step: number) => setIndex((at) => wrappedIndex({ index: at, step, count: photos.length }));
  return (
    <div className="product-card-photo stitch-frame">
      <PageLink {...link} tabIndex={-1} aria-hidden="true">
        <ProductPhoto
          photo={photos[index]}
          alt={altTexts?.[index] || name}
          width={600}
          widest={1200}
          sizes={photoSizes(place)}
          isUrgent={isUrgent}
        />
      </PageLink>
      {photos.length > 1 && (
        <div className="product-card-arrows">
          <IconButton label={`Foto anterior de ${name}`} look="round" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={`Foto siguiente de ${name}`} look="round" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
