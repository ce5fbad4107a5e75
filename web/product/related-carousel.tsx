import { memo } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { useProductCarousel } from '#web/catalogue/use-product-carousel.ts';
import { CarouselControls, CarouselFoot } from '#web/ui/carousel-controls.tsx';
import { CarouselSlides } from '#web/ui/carousel-slides.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

/** 'También te puede interesar' (CAROUSEL-015 to CAROUSEL-017). */
export const RelatedCarousel = memo(function RelatedCarousel({
  products,
}: {
  products: readonly ListedProduct[];
}) {
  const carousel = useProductCarousel('related', products.length);
  const arrows = { carousel, previousLabel: 'Producto anterior', nextLabel: 'Producto siguiente' };
  const isEmpty = products.length === 0;
  return (
    <section
      aria-labelledby="relacionados"
      aria-roledescription={isEmpty ? undefined : 'carrusel'}
      className="related-carousel"
      {...carousel.hoverAndFocusProps}
    >
      <SectionTitle
        id="relacionados"
        kicker="Productos relacionados..."
        controls={<CarouselControls {...arrows} subject="los productos relacionados" />}
      >
        También te puede interesar
      </SectionTitle>
      {isEmpty ? (
        <p className="text-muted">Cargando</p>
      ) : (
        <CarouselSlides
          carousel={carousel}
          slides={products.map((card) => ({
            key: card.id,
            content: <ProductCard card={card} photoPlace="related" />,
          }))}
        />
      )}
      <CarouselFoot {...arrows} />
    </section>
  );
});
