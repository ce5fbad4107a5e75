import type { ProductCard } from '#domain/catalogue/product-card.ts';
import { RowArrows } from '#web/ui/row-arrows.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { useRowScroll } from '#web/ui/use-row-scroll.ts';
import { OfferCard } from './offer-card.tsx';

/** 'OFERTAS ESPECIALES': a row that snaps from one offer to the next (CAROUSEL-001). */
export function SpecialOffers({ offers }: { offers: readonly ProductCard[] }) {
  const row = useRowScroll();
  return (
    <section id="ofertas" aria-labelledby="ofertas-titulo" className="mb-9 scroll-mt-20 lg:scroll-mt-6">
      <SectionTitle
        id="ofertas-titulo"
        controls={<RowArrows {...row} previousLabel="Oferta anterior" nextLabel="Oferta siguiente" />}
      >
        OFERTAS ESPECIALES
      </SectionTitle>
      <ul ref={row.ref} className="offers-row no-scrollbar">
        {offers.map((card) => (
          <li key={card.id}>
            <OfferCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
