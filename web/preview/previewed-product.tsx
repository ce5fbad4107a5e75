import { type RefObject, useLayoutEffect, useRef } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { ProductHeading } from '#web/product/product-heading.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { prefersReducedMotion } from '#web/ui/use-motion-allowed.ts';

const GROWS_FOR_MS = 220;

/** A photo of the product that the page in sight has already fetched. */
export type ShownPhoto = { readonly url: string; readonly place: DOMRect };

type PreviewedProductProps = {
  readonly card: ListedProduct;
  /** `null` when the tapped link had no photo. */
  readonly photo: ShownPhoto | null;
};

/** The first view of a product's page, as far as its card tells. */
export function PreviewedProduct({ card, photo }: PreviewedProductProps) {
  const [first] = card.photos;
  const fallback = first === undefined ? '/art/no-photo.svg' : photoUrl(first, 400);
  const frame = useGrowth(photo);
  return (
    <div className="shop-width">
      <div className="flex items-center gap-3 py-1 text-label text-secondary lg:pt-5 lg:pb-4">
        <span className="button button-quiet -ml-3.5">
          <ArrowLeft />
          Volver atrás
        </span>
        <Skeleton className="preview-way" />
      </div>
      <div className="product-detail">
        <div className="product-media">
          <div className="gallery" data-single={card.photos.length > 1 ? undefined : ''}>
            {card.photos.length > 1 && <Thumbnails count={card.photos.length} />}
            <div className="gallery-main" ref={frame}>
              <div className="gallery-photo">
                <img src={photo?.url ?? fallback} alt="" width={800} height={800} />
              </div>
            </div>
          </div>
        </div>
        <div className="product-info">
          <ProductHeading product={card} />
          <Skeleton className="preview-plans" />
          <div className="mt-6 grid gap-2.5">
            <Skeleton className="preview-line" />
            <Skeleton className="preview-line" />
          </div>
          <div className="mt-8">
            <SewnProgress />
          </div>
        </div>
      </div>
    </div>
  );
}

function Thumbnails({ count }: { count: number }) {
  return (
    <div className="gallery-thumbnails">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="preview-thumbnail" />
      ))}
    </div>
  );
}

/** The photo grows from where it was tapped. View transitions would draw nothing until they have taken their pictures. */
function useGrowth(photo: ShownPhoto | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grown = frame.current?.getBoundingClientRect();
    if (grown === undefined || photo === null || prefersReducedMotion()) return;
    const { left, top, width } = photo.place;
    const from = `translate(${left - grown.left}px, ${top - grown.top}px) scale(${width / grown.width})`;
    frame.current?.animate(
      { transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] },
      { duration: GROWS_FOR_MS, easing: 'cubic-bezier(0, 0, 0.2, 1)' },
    );
  }, [photo]);
  return frame;
}
