import { useId, useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Subsection } from '#domain/catalogue/taxonomy.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';
import { ChevronDown, Minus } from '#web/ui/stroke-icons.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryLink } from './category-link.tsx';

type CategoryGroupProps = {
  subsection: Subsection;
  query: CatalogueQuery;
  counts: CategoryCounts;
  hash: string;
};

/** A subsection with its types. The chosen subsection is open even without scripts. */
export function CategoryGroup({ subsection: { name, types }, query, counts, hash }: CategoryGroupProps) {
  const listId = useId();
  const isChosen = normalisedCategory(query.filters.subsection) === normalisedCategory(name);
  const [isToggled, setIsToggled] = useState(false);
  const isOpen = isChosen !== isToggled;
  const label = name.replace('/', ' / ');
  return (
    <li>
      <div className="flex items-center">
        <CategoryLink
          label={label}
          count={counts.bySubsection[normalisedCategory(name)] ?? 0}
          filters={{ type: 'all', subsection: name }}
          {...{ query, hash }}
        />
        <button
          type="button"
          className="category-toggle"
          aria-label={`Tipos de ${label}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsToggled(!isToggled)}
        >
          {isOpen ? <Minus aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="category-types">
        {types.map((type) => (
          <li key={type}>
            <CategoryLink
              label={type}
              count={counts.byType[`${normalisedCategory(name)}/${normalisedCategory(type)}`] ?? 0}
              filters={{ type, subsection: name }}
              {...{ query, hash }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
