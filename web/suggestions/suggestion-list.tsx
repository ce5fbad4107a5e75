import type { ReactNode } from 'react';
import { categoryPath } from '#domain/addresses/category-path.ts';
import { MarkedName, SearchHit } from '#web/catalogue/search-hit.tsx';
import { formatCount } from '#web/format.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight } from '#web/ui/stroke-icons.tsx';
import type { FoundSuggestions } from './find-suggestions.ts';
import { searchPath } from './search-path.ts';

const PRODUCTS = { one: 'resultado', many: 'resultados' };

export const optionId = (place: number) => `sugerencia-${place}`;

type SuggestionListProps = {
  readonly id: string;
  readonly text: string;
  readonly found: FoundSuggestions;
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly onChoose: () => void;
};

/** How many options `SuggestionList` shows. */
export function optionCount({ products, categories, brands, total }: FoundSuggestions): number {
  return products.length + categories.length + brands.length + (total > 0 ? 1 : 0);
}

/** The options below the field. Each is a link; the field has the focus and its keys reach them. */
export function SuggestionList({ id, text, found, active, onChoose }: SuggestionListProps) {
  const { taxonomy } = useCategories();
  const { products, categories, brands, total } = found;
  const option = (place: number) => ({
    id: optionId(place),
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === active,
    ref: place === active ? scrolledIntoView : undefined,
    onClick: onChoose,
  });
  const firstBrand = products.length + categories.length;
  return (
    <div id={id} role="listbox" aria-label="Sugerencias" className="suggestion-list">
      <Group label="Productos" isShown={products.length > 0}>
        {products.map((card, place) => (
          <SearchHit key={card.id} card={card} search={text} {...option(place)} />
        ))}
      </Group>
      <Group label="Categorías" isShown={categories.length > 0}>
        {categories.map((category, place) => (
          <PageLink
            key={`${category.subsection}/${category.type}`}
            to={`${categoryPath(category, taxonomy)}#productos`}
            className="suggestion"
            {...option(products.length + place)}
          >
            <span>
              <MarkedName text={category.label} search={text} />
            </span>
            {category.parent !== '' && <small>en {category.parent}</small>}
          </PageLink>
        ))}
      </Group>
      <Group label="Marcas" isShown={brands.length > 0}>
        {brands.map((brand, place) => (
          <PageLink
            key={brand}
            to={`/?${new URLSearchParams({ brand })}#productos`}
            className="suggestion"
            {...option(firstBrand + place)}
          >
            <span>
              <MarkedName text={brand} search={text} />
            </span>
          </PageLink>
        ))}
      </Group>
      {total > 0 && (
        <PageLink
          to={searchPath(text)}
          className="suggestion suggestion-all"
          {...option(firstBrand + brands.length)}
        >
          Ver {total === 1 ? 'el resultado' : `los ${formatCount(total, PRODUCTS)}`}
          <ArrowRight aria-hidden="true" />
        </PageLink>
      )}
    </div>
  );
}

type GroupProps = { readonly label: string; readonly isShown: boolean; readonly children: ReactNode };

function Group({ label, isShown, children }: GroupProps) {
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: A listbox groups its options by this role; a fieldset is of a form.
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="suggestion-heading">
        {label}
      </p>
      {children}
    </div>
  );
}

function scrolledIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
