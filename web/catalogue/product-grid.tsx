import { useStore } from '#web/storefront/store-context.tsx';
import { KEEP_SERVER_HTML } from '#web/ui/keep-server-html.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { valueNow } from '#web/ui/use-at-width.ts';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';
import { ProductCard } from './product-card.tsx';
import type { CatalogueView } from './sized-view.ts';

/** As many photos as a phone's first view has of results that stand first. */
const FIRST_PHOTOS = 2;

type ProductGridProps = {
  view: CatalogueView;
  /** Nothing stands before the results. */
  standsFirst: boolean;
};

/** The results. CSS shows at most the window's page size (GRID-001, GRID-022). */
export function ProductGrid({ view: { query, page }, standsFirst }: ProductGridProps) {
  // Without a size the server sent the largest page. Products that CSS hides are dropped at once.
  const shown = query.size === null && !import.meta.env.SSR ? valueNow(PAGE_SIZE_AT) : page.products.length;
  return (
    <ul className="product-grid product-rows">
      {page.products.map((card, index) => {
        // Keyed by place: an element that moves to another place would count as a layout shift.
        if (index >= shown) return <li key={index} {...KEEP_SERVER_HTML} />;
        return (
          <li key={index}>
            <ProductCard
              key={card.id}
              card={card}
              photoPlace={index === 0 ? 'gridFirst' : 'grid'}
              isUrgent={standsFirst && index < FIRST_PHOTOS}
            />
          </li>
        );
      })}
      {page.products.length === 16 && <BannerTile />}
    </ul>
  );
}

/** Fills the rest of a full page's last row in grids of five or six columns. */
function BannerTile() {
  const { paymentBenefit, shippingBenefit } = useStore();
  return (
    <li className="banner-tile stitch-frame on-colour">
      <PageLink to="/howToBuy">
        <strong>{shippingBenefit}</strong>
        <span>{paymentBenefit}</span>
      </PageLink>
    </li>
  );
}
