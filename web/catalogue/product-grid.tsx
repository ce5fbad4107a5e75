import { KEEP_SERVER_HTML } from '#web/ui/keep-server-html.ts';
import { valueNow } from '#web/ui/use-at-width.ts';
import { BannerTile } from './banner-tile.tsx';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';
import { ProductCard } from './product-card.tsx';
import type { CatalogueView } from './sized-view.ts';

/** The results; CSS shows no more of them than the window's page size (GRID-001, GRID-022). */
export function ProductGrid({ view: { query, page } }: { view: CatalogueView }) {
  // Of no size is only what the server sent, not knowing the window. What this window hides of it leaves the page at once.
  const shown = query.size === null && !import.meta.env.SSR ? valueNow(PAGE_SIZE_AT) : page.products.length;
  return (
    <ul className="product-grid">
      {page.products.map((card, index) => {
        // Places stay and products change: what moved from one place to another would count as a shift of the layout.
        if (index >= shown) return <li key={index} {...KEEP_SERVER_HTML} />;
        return (
          <li key={index}>
            <ProductCard key={card.id} card={card} photoPlace={index === 0 ? 'gridFirst' : 'grid'} />
          </li>
        );
      })}
      {page.products.length === 16 && <BannerTile />}
    </ul>
  );
}
