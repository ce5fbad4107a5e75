import { useRef, useState } from 'react';

export type Ticks = {
  /** Of rows on any page. */
  readonly ids: ReadonlySet<string>;
  /** @param shown the page's ids, to tick all from the last tick to this one; empty for this one alone */
  toggle(id: string, shown: readonly string[]): void;
  set(ids: readonly string[], isTicked: boolean): void;
  clear(): void;
};

/** The ticked rows of a list; they last while the list is open, whatever it shows. */
export function useTicks(): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return {
    ids,
    toggle(id, shown) {
      const changed = new Set(ids);
      const range = rangeOf(shown, last.current, id);
      for (const each of range) ids.has(id) ? changed.delete(each) : changed.add(each);
      last.current = id;
      setIds(changed);
    },
    set(changed, isTicked) {
      const left = [...ids].filter((id) => !changed.includes(id));
      setIds(new Set(isTicked ? [...ids, ...changed] : left));
    },
    clear: () => setIds(new Set()),
  };
}

function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [shown.indexOf(from ?? ''), shown.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return shown.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Whether a range is meant. A press of a tick box is a mouse event, also by keyboard. */
export function hasShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
