import { useState } from 'react';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Subsection } from '#domain/catalogue/taxonomy.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';
import { ChevronDown, Minus } from '#web/ui/stroke-icons.tsx';
import type { CatalogueQuery } from './catalogue-query.ts';
import { CategoryLink } from './category-link.tsx';
import { isSameName } from './same-category.ts';

type CategoryGroupProps = {
  subsection: Subsection;
  query: CatalogueQuery;
  counts: CategoryCounts;
  hash: string;
  /** Whether the query has more filters than a category. */
  isNarrowed: boolean;
  /** With fewer products it is left out. */
  least: number;
  /** Whether another place is chosen than its branch, or its names stand elsewhere. */
  isElsewhere: boolean;
  listId: string;
};

/** A subsection with its types. The chosen one, or one with the chosen type, is open even without scripts. */
export function CategoryGroup({
  subsection: { name, types },
  query,
  counts,
  hash,
  isNarrowed,
  least,
  isElsewhere,
  listId,
}: CategoryGroupProps) {
  const { type: chosenType, subsection } = query.filters;
  const isChosen =
    isSameName(subsection, name) ||
    (subsection === 'all' && types.some((type) => isSameName(type, chosenType)));
  // A press holds until the choice changes: who opens a list and chooses from it keeps it open.
  const [pressed, setPressed] = useState({ isChosen, isOpen: isChosen });
  const isOpen = pressed.isChosen === isChosen ? pressed.isOpen : isChosen;
  const count = counts.bySubsection[normalisedCategory(name)] ?? 0;
  const isAside = isElsewhere || (isNarrowed && count === 0);
  return (
    <li className={isChosen ? undefined : hiddenClass(isAside, count < least)}>
      <div className="flex items-center">
        <CategoryLink
          label={name}
          count={count}
          filters={{ type: 'all', subsection: name }}
          {...{ query, hash }}
        />
        <button
          type="button"
          className="category-toggle"
          aria-label={`Tipos de ${name}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setPressed({ isChosen, isOpen: !isOpen })}
        >
          {isOpen ? <Minus aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="category-types">
        {/* A closed one needs scripts to open, so the page doesn't bring its seventy links. */}
        {isOpen &&
          types.map((type) => {
            const ofType = counts.byType[`${normalisedCategory(name)}/${normalisedCategory(type)}`] ?? 0;
            const isEmpty = isNarrowed && ofType === 0 && !isSameName(type, chosenType);
            return (
              <li key={type} className={isEmpty ? 'xl:hidden' : undefined}>
                <CategoryLink
                  label={type}
                  count={ofType}
                  filters={{ type, subsection: name }}
                  {...{ query, hash }}
                />
              </li>
            );
          })}
      </ul>
    </li>
  );
}

/** What a press shows stands without scripts. */
function hiddenClass(isAside: boolean, isFew: boolean): string | undefined {
  if (isAside) return 'xl:hidden';
  return isFew ? 'xl:hidden noscript:block' : undefined;
}
