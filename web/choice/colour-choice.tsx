import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { ChosenRow } from './chosen-row.tsx';
import { SwatchGrid } from './swatch-grid.tsx';
import type { Selection } from './use-selection.ts';
import type { ShownVariant } from './variant-row.tsx';

type ColourChoiceProps = {
  colours: readonly ShownVariant[];
  /** The colours that the search finds. */
  shown: readonly ShownVariant[];
  selection: Selection;
  /** Stands between the chosen colours and the grid. */
  search: ReactNode;
};

/** Many colours: those chosen, each with its stepper, and a grid to choose from (DETAIL-014, DETAIL-016). */
export function ColourChoice({ colours, shown, selection, search }: ColourChoiceProps) {
  const { touched, change, cut, line } = selection;
  const least = line.saleUnit.minimum;
  const byKey = new Map(colours.map((colour) => [colour.key, colour]));
  const chosen = touched.flatMap((key) => byKey.get(key) ?? []);
  const { grid, keepPlace } = useSteadyGrid(chosen.length);

  const toggle = useCallback(
    (key: string, isChosen: boolean) => {
      keepPlace();
      change(key, isChosen ? least : null);
    },
    [change, keepPlace, least],
  );

  const focusGrid = useCallback(
    () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    [grid],
  );
  // The pressed button goes with its row.
  const changeRow = useCallback<Selection['change']>(
    (key, units) => {
      change(key, units);
      if (units === null) focusGrid();
    },
    [change, focusGrid],
  );
  const cutRow = useCallback<Selection['cut']>(
    (key, pieces) => {
      cut(key, pieces);
      if (pieces === null) focusGrid();
    },
    [cut, focusGrid],
  );
  const inRows = { ...selection, change: changeRow, cut: cutRow };

  return (
    <>
      <ul className="mt-2 border-line not-empty:border-t">
        {chosen.map((colour) => (
          <ChosenRow key={colour.key} variant={colour} selection={inRows} isRemovable />
        ))}
      </ul>
      {search}
      <div ref={grid}>
        <SwatchGrid colours={shown} unit={line.saleUnit} chosen={touched} onToggle={toggle} />
      </div>
    </>
  );
}

/** The grid stays under the finger that presses it, although a row comes or goes above it. */
function useSteadyGrid(rows: number) {
  const grid = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (topBefore.current === null) return;
    const scroller = grid.current?.closest('.variants-sheet') ?? window;
    scroller.scrollBy({ top: topOf(grid) - topBefore.current, behavior: 'instant' });
    topBefore.current = null;
  }, [rows]);

  const keepPlace = useCallback(() => {
    topBefore.current = topOf(grid);
  }, []);
  return { grid, keepPlace };
}

/** Of what it shows, from the window's upper edge, in px. */
function topOf({ current }: RefObject<HTMLElement | null>): number {
  return current?.getBoundingClientRect().top ?? 0;
}
