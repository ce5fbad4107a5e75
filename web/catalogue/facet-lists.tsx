import './facet-lists.css';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
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
  /** In the sidebar: without orders, with the names that most products have first. */
  isBeside?: boolean;
};

/** Orders and filters as links, each with the number of products that it brings (FIND-005). */
export function FacetLists({ query, facets, hrefOf, isBeside = false }: FacetListsProps) {
  const { filters } = query;
  // They may be those of another place than the one whose address shows.
  const unplaced = { ...query, place: undefined, page: 1 };
  const filtered = (changes: Partial<Filters>) =>
    hrefOf({ ...unplaced, filters: { ...filters, ...changes } });
  const offers = (
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
  );
  const prices = (
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
  );
  const colours = (
    <Names
      title="Color"
      values={facets.colours}
      chosen={filters.colours}
      toHref={(names) => filtered({ colours: names })}
      isShort={isBeside}
      hasSwatches
    />
  );
  const brands = (
    <Names
      title="Marca"
      values={facets.brands}
      chosen={filters.brands}
      toHref={(names) => filtered({ brands: names })}
      isShort={isBeside}
    />
  );
  if (isBeside) {
    return (
      <div className="facet-lists beside-filters">
        {colours}
        {brands}
        {prices}
        {offers}
      </div>
    );
  }
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
      {offers}
      {prices}
      {colours}
      {brands}
    </div>
  );
}

type NamesProps = {
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  toHref: (names: readonly string[]) => string;
  /** Shows those of most products; the others open below them. */
  isShort: boolean;
  hasSwatches?: boolean;
};

const SHORT = 6;

/** Names of which several can be chosen. Chosen ones stay, even where they bring nothing. */
function Names({ title, values, chosen, toHref, isShort, hasSwatches = false }: NamesProps) {
  const keys = chosen.map(comparableName);
  const offered = values.map(({ name }) => comparableName(name));
  const missing = chosen.filter((_, at) => !offered.includes(keys[at] ?? ''));
  const all = [...values, ...missing.map((name) => ({ name, count: 0 }))];
  const choiceOf = ({ name, count }: FacetValue) => {
    const key = comparableName(name);
    const names = keys.includes(key) ? chosen.filter((_, at) => keys[at] !== key) : [...chosen, name];
    return (
      <Choice key={key} to={toHref(names)} isChosen={keys.includes(key)} count={count}>
        {hasSwatches && <ColourSwatch name={name} className="facet-swatch" />}
        {name}
      </Choice>
    );
  };
  const isChosen = ({ name }: FacetValue) => keys.includes(comparableName(name));
  // A name that is taken back must not close the list under the pointer.
  const [wasOpen] = useState(() => othersOf(all).some(isChosen));
  if (!isShort || all.length <= SHORT + 1) return <Group title={title}>{all.map(choiceOf)}</Group>;
  const others = othersOf(all);
  return (
    <Group
      title={title}
      after={
        <details open={wasOpen}>
          <summary>Ver {others.length} más</summary>
          <Choices>{others.map(choiceOf)}</Choices>
        </details>
      }
    >
      {byCount(all).slice(0, SHORT).map(choiceOf)}
    </Group>
  );
}

/** Those that don't stand first, by name. */
function othersOf(all: readonly FacetValue[]): readonly FacetValue[] {
  const first = new Set(byCount(all).slice(0, SHORT));
  return all.filter((value) => !first.has(value));
}

function byCount(all: readonly FacetValue[]): FacetValue[] {
  return all.toSorted((one, other) => other.count - one.count);
}

type GroupProps = { title: string; children: readonly ReactElement[]; after?: ReactNode };

function Group({ title, children, after }: GroupProps) {
  const id = useId();
  if (children.length === 0 && after === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Choices>{children}</Choices>
      {after}
    </section>
  );
}

function Choices({ children }: { children: readonly ReactElement[] }) {
  return (
    <ul className="facet-choices">
      {children.map((choice, at) => (
        <li key={choice.key ?? at}>{choice}</li>
      ))}
    </ul>
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
