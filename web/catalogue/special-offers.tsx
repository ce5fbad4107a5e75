import type { ReactNode } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { CarouselControls, CarouselFoot } from '#web/ui/carousel-controls.tsx';
import { CarouselSlides } from '#web/ui/carousel-slides.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { ProductCard } from './product-card.tsx';
import { useProductCarousel } from './use-product-carousel.ts';

type SpecialOffersProps = {
  offers: readonly ListedProduct[];
  /** The page of all offers; `null` when the carousel has them all. */
  allHref: string | null;
  /** The banner that leads to them. */
  children: ReactNode;
};

/** 'OFERTAS ESPECIALES' (CAROUSEL-001). */
export function SpecialOffers({ offers, allHref, children }: SpecialOffersProps) {
  const carousel = useProductCarousel('offers', offers.length);
  const arrows = { carousel, previousLabel: 'Oferta anterior', nextLabel: 'Oferta siguiente' };
  return (
    <section
      aria-labelledby="ofertas-titulo"
      aria-roledescription="carrusel"
      className="offers-carousel"
      {...carousel.hoverAndFocusProps}
    >
      <SectionTitle id="ofertas-titulo" controls={<CarouselControls {...arrows} subject="las ofertas" />}>
        OFERTAS ESPECIALES
      </SectionTitle>
      {children}
      <div className="offers-slides product-rows">
        <CarouselSlides
          carousel={carousel}
          slides={offers.map((card, index) => ({
            key: card.id,
            // A phone's first view has no larger picture.
            content: <ProductCard card={card} photoPlace="offer" isUrgent={index === 0} />,
          }))}
        />
      </div>
      <CarouselFoot {...arrows} />
      {allHref !== null && (
        <PageLink to={allHref} className="sewn-link inline-flex min-h-11 items-center font-semibold">
          Ver todas las ofertas
        </PageLink>
      )}
    </section>
  );
}
