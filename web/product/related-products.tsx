import type { ProductCard as Card } from '#domain/catalogue/product-card.ts';
import { ProductCard } from '#web/catalogue/product-card.tsx';
import { RowArrows } from '#web/ui/row-arrows.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { useRowScroll } from '#web/ui/use-row-scroll.ts';

/** 'También te puede interesar' (CAROUSEL-015 to CAROUSEL-017). */
export function RelatedProducts({ products }: { products: readonly Card[] }) {
  const row = useRowScroll();
  return (
    <section aria-labelledby="relacionados" className="mt-18">
      <SectionTitle
        id="relacionados"
        kicker="Productos relacionados..."
        controls={
          products.length > 0 && (
            <RowArrows {...row} previousLabel="Producto anterior" nextLabel="Producto siguiente" />
          )
        }
      >
        También te puede interesar
      </SectionTitle>
      {products.length === 0 ? (
        <p className="text-muted">Cargando</p>
      ) : (
        <ul ref={row.ref} className="related-row no-scrollbar">
          {products.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
