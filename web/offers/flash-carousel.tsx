import type { ListedProduct } from '#domain/products/listed-product.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { useProductCarousel } from '#web/catalogue/use-product-carousel.ts';
import { CarouselControls, CarouselDots } from '#web/ui/carousel-controls.tsx';
import { CarouselSlides } from '#web/ui/carousel-slides.tsx';

export function FlashCarousel({ offers }: { offers: readonly ListedProduct[] }) {
  const carousel = useProductCarousel('flash', offers.length);
  return (
    <section
      aria-label="Ofertas relámpago"
      aria-roledescription="carrusel"
      className="flash-carousel"
      {...carousel.hoverAndFocusProps}
    >
      <CarouselSlides
        carousel={carousel}
        slides={offers.map((card) => ({
          key: card.id,
          content: <ProductCard card={card} photoPlace="flash" />,
        }))}
      />
      <div className="flash-carousel-foot">
        <CarouselDots carousel={carousel} />
        <CarouselControls
          carousel={carousel}
          subject="las ofertas relámpago"
          previousLabel="Oferta relámpago anterior"
          nextLabel="Oferta relámpago siguiente"
        />
      </div>
    </section>
  );
}
