import { type RefObject, useRef } from 'react';

export type RowScroll = {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly previous: () => void;
  readonly next: () => void;
};

/** Moves a row that scrolls sideways by one item, past either end to the other. */
export function useRowScroll(): RowScroll {
  const ref = useRef<HTMLUListElement>(null);
  return { ref, previous: () => scrollRow(ref.current, -1), next: () => scrollRow(ref.current, 1) };
}

function scrollRow(row: HTMLUListElement | null, direction: 1 | -1): void {
  const [first, second] = row?.children ?? [];
  if (row === null || first === undefined) return;
  const step = second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : row.clientWidth;
  const farthest = row.scrollWidth - row.clientWidth;
  const isAtEnd = direction === 1 ? row.scrollLeft >= farthest - 4 : row.scrollLeft <= 4;
  const opposite = direction === 1 ? 0 : farthest;
  row.scrollTo({ left: isAtEnd ? opposite : row.scrollLeft + direction * step });
}
