import './search-hits.css';
import type { ReactNode } from 'react';
import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import { formatCount, formatPrice } from '#web/format.ts';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import { PriceNotes } from './price-notes.tsx';
import { ProductPhoto } from './product-photo.tsx';
import type { CatalogueView } from './sized-view.ts';

const MAX_HITS = 4;
const PRODUCTS = { one: 'producto', many: 'productos' };

type SearchHitsProps = {
  view: CatalogueView;
  onShowResults: () => void;
  /** What is offered when nothing is found. */
  children: ReactNode;
};

/** The number of products that a search finds, and the first of them. */
export function SearchHits({ view: { page }, onShowResults, children }: SearchHitsProps) {
  const count = formatCount(page.total, PRODUCTS);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {page.total === 0 ? 'No se encontró lo que buscas, disculpen las molestias.' : count}
      </p>
      <ul className="search-hits">
        {page.products.slice(0, MAX_HITS).map((card) => (
          <li key={card.id}>
            <Hit card={card} />
          </li>
        ))}
      </ul>
      {page.total > 0 && (
        <Button variant="primary" onClick={onShowResults}>
          Ver {count}
        </Button>
      )}
      {children}
    </div>
  );
}

function Hit({ card }: { card: ListedProduct }) {
  const link = useProductLink(card);
  return (
    <PageLink {...link} className="search-hit">
      <ProductPhoto photo={card.photos[0]} alt="" width={200} sizes="56px" />
      <span className="plain-heading line-clamp-2 wrap-anywhere">
        <WholeWords text={card.name || 'Producto'} />
      </span>
      <span className="price">{formatPrice(card.price)}</span>
      <PriceNotes product={card} />
    </PageLink>
  );
}
