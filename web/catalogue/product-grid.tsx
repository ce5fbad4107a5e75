import type { ProductCard as Card } from '#domain/catalogue/product-card.ts';
import { BannerTile } from './banner-tile.tsx';
import { ProductCard } from './product-card.tsx';

/** The results; CSS shows no more of them than the window's page size (GRID-001, GRID-022). */
export function ProductGrid({ products }: { products: readonly Card[] }) {
  return (
    <ul className="product-grid">
      {products.map((card, index) => (
        // Places stay and products change: what moved from one place to another would count as a shift of the layout.
        <li key={index}>
          <ProductCard key={card.id} card={card} photoPlace={index === 0 ? 'gridFirst' : 'grid'} />
        </li>
      ))}
      {products.length === 16 && <BannerTile />}
    </ul>
  );
}
