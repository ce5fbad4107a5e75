import type { WireStockList } from '#schemas/stock-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import type { ListView } from '../list/use-list-query.ts';
import type { ShelfQuery } from './shelf-query.ts';

const FILTERS = [
  { only: 'low', label: 'Por reponer' },
  { only: 'short', label: 'Con faltantes' },
  { only: 'remnants', label: 'Con retazos' },
] as const;

export function ShelfFilters({ shelf, list }: { shelf: WireStockList; list: ListView<ShelfQuery> }) {
  // A shop that sells nothing in rolls has no filter for them.
  const filters = FILTERS.filter(
    ({ only }) => only !== 'remnants' || shelf.remnants > 0 || list.wanted.only === only,
  );
  return filters.map(({ only, label }) => {
    const isChosen = list.wanted.only === only;
    return (
      <button
        key={only}
        type="button"
        className={isChosen ? 'chip chip-chosen' : 'chip'}
        aria-pressed={isChosen}
        onClick={() => list.show({ only: isChosen ? null : only })}
      >
        {label} <span className="figures">{formatWholeNumber(shelf[only])}</span>
      </button>
    );
  });
}
