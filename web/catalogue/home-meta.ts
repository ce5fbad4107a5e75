import type { MetaDescriptor } from 'react-router';
import type { Landing } from '#domain/addresses/landing.ts';
import { hasChoices } from '#domain/catalogue/filters.ts';
import { formatCount } from '#web/format.ts';
import { pageMeta, type ShopOfMeta } from '#web/storefront/page-meta.ts';
import type { StoreOfPage } from '#web/storefront/store-context.tsx';
import { canonicalPath } from './catalogue-query.ts';
import { resultsTitle, shelfTitle } from './results-title.ts';
import type { CatalogueView } from './sized-view.ts';

type ShownHome = {
  readonly view: CatalogueView;
  readonly landing: Landing;
};

const PRODUCTS = { one: 'producto', many: 'productos' };

/**
 * The home's metadata. Search engines index the home, the offers, each category with products, and their further pages.
 * They don't index searches, and no filters but offers (SEO-G03).
 */
export function homeMeta(
  shop: ShopOfMeta & Pick<StoreOfPage, 'categories'>,
  { view: { query, page }, landing }: ShownHome,
): MetaDescriptor[] {
  const { taxonomy } = shop.categories;
  const { filters } = query;
  const brand = landing.brand;
  const shelf = brand ?? shelfTitle(filters, taxonomy);
  const isTyped =
    filters.text.trim() !== '' || (brand === null && hasChoices({ ...filters, onlyOffers: false }));
  const isHome = shelf === null && !isTyped && page.page === 1;
  const heading = brand ?? resultsTitle(filters, taxonomy);
  const place = page.page === 1 ? '' : ` · Página ${page.page}`;
  const found = `${heading}${place}: ${formatCount(page.total, PRODUCTS)} en ${shop.store.name}.`;
  return [
    ...pageMeta({
      shop,
      title: isHome ? shop.store.tagline : `${heading}${place}`,
      description: isHome
        ? shop.store.description
        : landing.text && page.page === 1
          ? landing.text
          : `${found} Mira precios, colores y modelos, y pide en línea con envíos a todo el país.`,
      path: canonicalPath({ ...query, page: page.page }, { total: page.total, path: landing.path }),
      isIndexed: !isTyped && (shelf === null || page.total > 0),
    }),
  ];
}
