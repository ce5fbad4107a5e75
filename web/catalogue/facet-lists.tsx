import './facet-lists.css';
import { type ReactNode, useId } from 'react';
import { comparableName } from '#domain/catalogue/comparable-name.ts';
import type { Facets, FacetValue } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { PRODUCT_ORDERS } from '#domain/catalogue/product-order.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { FacetPrices } from './facet-prices.tsx';
import { ORDER_LABELS, SPECIFIED_ORDER_LABEL } from './order-labels.ts';
import { priceRangeText } from './price-range-text.ts';

type FacetListsProps = {
  query: CatalogueQuery;
  facets: Facets;
  /** Where a choice leads. */
  hrefOf: (query: CatalogueQuery) => string;
};

/** Orders and filters as links, each with the number of products that it brings (FIND-005). */
export function FacetLists({ query, facets, hrefOf }: FacetListsProps) {
  const { filters } = query;
  // They may be those of another place than the one whose address shows.
  const unplaced = { ...query, place: undefined, page: 1 };
  const filtered = (changes: Partial<Filters>) =>
    hrefOf({ ...unplaced, filters: { ...filters, ...changes } });
  return (
    <div className="facet-lists">
      <Group title="Ordenar">
        {[undefined, ...PRODUCT_ORDERS].map((order) => (
          <Choice
            key={order ?? ''}
            to={hrefOf({ ...query, order, page: 1 })}
            isChosen={query.order === order}
          >
            {order === undefined ? SPECIFIED_ORDER_LABEL : ORDER_LABELS[order]}
          </Choice>
        ))}
      </Group>
      <Group title="Ofertas">
        <Choice
          to={filtered({ onlyOffers: !filters.onlyOffers })}
          isChosen={filters.onlyOffers}
          count={facets.offers}
        >
          En oferta
        </Choice>
        <Choice
          to={filtered({ onlyBulkOffers: !filters.onlyBulkOffers })}
          isChosen={filters.onlyBulkOffers}
          count={facets.bulkOffers}
        >
          Con oferta por cantidad
        </Choice>
      </Group>
      <Group title="Precio" after={<FacetPrices query={query} action={hrefOf(unplaced)} />}>
        {facets.bands.map(({ count, ...band }) => {
          const isChosen = band.minPrice === filters.minPrice && band.price === filters.price;
          const change = isChosen ? { minPrice: 0, price: 0 } : band;
          return (
            <Choice key={band.price} to={filtered(change)} isChosen={isChosen} count={count}>
              {priceRangeText(band)}
            </Choice>
          );
        })}
      </Group>
      <Names
        title="Color"
        values={facets.colours}
        chosen={filters.colours}
        toHref={(colours) => filtered({ colours })}
        hasSwatches
      />
      <Names
        title="Marca"
        values={facets.brands}
        chosen={filters.brands}
        toHref={(brands) => filtered({ brands })}
      />
    </div>
  );
}

type NamesProps = {
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  toHref: (names: readonly string[]) => string;
  hasSwatches?: boolean;
};

/** Names of which several can be chosen. Chosen ones stay, even where they bring nothing. */
function Names({ title, values, chosen, toHref, hasSwatches = false }: NamesProps) {
  const keys = chosen.map(comparableName);
  const offered = values.map(({ name }) => comparableName(name));
  const missing = chosen.filter((_, at) => !offered.includes(keys[at] ?? ''));
  return (
    <Group title={title}>
      {[...values, ...missing.map((name) => ({ name, count: 0 }))].map(({ name, count }) => {
        const key = comparableName(name);
        const isChosen = keys.includes(key);
        const names = isChosen ? chosen.filter((_, at) => keys[at] !== key) : [...chosen, name];
        return (
          <Choice key={key} to={toHref(names)} isChosen={isChosen} count={count}>
            {hasSwatches && <ColourSwatch name={name} className="facet-swatch" />}
            {name}
          </Choice>
        );
      })}
    </Group>
  );
}

type GroupProps = { title: string; children: readonly ReactNode[]; after?: ReactNode };

function Group({ title, children, after }: GroupProps) {
  const id = useId();
  if (children.length === 0 && after === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="facet-choices">
        {children.map((choice, at) => (
          <li key={at}>{choice}</li>
        ))}
      </ul>
      {after}
    </section>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; count?: number; children: ReactNode };

function Choice({ to, isChosen, count, children }: ChoiceProps) {
  return (
    <PageLink
      className="facet-choice"
      to={to}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      keepsScroll
    >
      <span>{children}</span>
      {count !== undefined && <span className="figures">{count}</span>}
    </PageLink>
  );
}
