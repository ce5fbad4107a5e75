import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { HeroTile } from './hero-tile.tsx';
import type { HomeData } from './home-data.ts';
import { MAX_OFFERS } from './max-offers.ts';
import { SearchChips } from './search-chips.tsx';
import { SpecialOffers } from './special-offers.tsx';

type HomeFrontProps = Pick<HomeData, 'places' | 'offers'> & { readonly query: CatalogueQuery };

/** What the home has before its list: categories, the offers behind the first banner, the other banners. */
export function HomeFront({ places, offers, query }: HomeFrontProps) {
  const { banners } = useStorePage();
  const { seed } = query;
  const hasOffers = offers.length > 0;
  const [first, ...others] = banners;
  const allOffers = `${filteredHref(query, { ...NO_FILTERS, onlyOffers: true })}#${RESULTS_ID}`;
  return (
    <div className="home-front">
      <CategoryTiles places={places} />
      {hasOffers && (
        <SpecialOffers offers={offers} allHref={offers.length === MAX_OFFERS ? allOffers : null}>
          {first && <HeroTile banner={first} hasOffers seed={seed} isLead />}
        </SpecialOffers>
      )}
      {/* Wide windows have them under the search. */}
      <div className="front-chips">
        <SearchChips query={query} />
      </div>
      <Hero banners={hasOffers ? others : banners} hasOffers={hasOffers} seed={seed} />
    </div>
  );
}
