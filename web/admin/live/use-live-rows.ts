import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDeskNews, useNewsAtLoad } from './use-desk-news.tsx';

type LiveRows<Page> = {
  readonly list: RefObject<HTMLElement | null>;
  /** The shown page; `null` when it can't be fetched. */
  readonly shown: Page | null;
  /** Fetches the same page again. */
  readonly fetchAgain: () => Promise<Page | null>;
  readonly idsOf: (page: Page) => readonly string[];
};

/**
 * Reloads the screen's data in the background when an order or message has changed. New rows are held back while they
 * would push away the rows that a person is using.
 * @returns how many new rows are held back
 */
export function useLiveRows<Page>(
  subject: 'orders' | 'messages' | 'withdrawals',
  { list, shown, fetchAgain, idsOf }: LiveRows<Page>,
): number {
  const revision = useDeskNews()?.[subject].revision ?? null;
  const { revalidate } = useRevalidator();
  const lastRevision = useRef(useNewsAtLoad()?.[subject].revision ?? null);
  const [held, setHeld] = useState<{ over: Page | null; count: number }>({ over: shown, count: 0 });

  const update = useRef(async (_news: { isFirst: boolean; isCurrent: () => boolean }) => {});
  useEffect(() => {
    update.current = async ({ isFirst, isCurrent }) => {
      // A list that failed to load waits for a press or a change.
      if (isFirst && shown === null) return;
      const isHeldBack = isInUse(list.current);
      const fresh = isFirst || isHeldBack ? await fetchAgain() : null;
      if (!isCurrent() || (isFirst && isSame(fresh, shown))) return;
      const known = new Set(shown === null ? [] : idsOf(shown));
      const count = fresh === null ? 0 : idsOf(fresh).filter((id) => !known.has(id)).length;
      if (count === 0 || !isHeldBack) revalidate();
      else setHeld({ over: shown, count });
    };
  });

  useEffect(() => {
    // The first news may come after a change that the list has missed.
    const isFirst = lastRevision.current === null;
    const isNews = lastRevision.current !== revision;
    lastRevision.current = revision;
    if (!isNews) return;
    let isCurrent = true;
    update.current({ isFirst, isCurrent: () => isCurrent });
    return () => {
      isCurrent = false;
    };
  }, [revision]);

  // Any later load of the list has shown them.
  return held.over === shown ? held.count : 0;
}

/** Both are answers of one function. What can't be fetched counts as the same: the next news tries again. */
function isSame<Page>(fresh: Page | null, shown: Page | null): boolean {
  return fresh === null || JSON.stringify(fresh) === JSON.stringify(shown);
}

/** Whether the pointer or the focus is on a row, or the person has scrolled down to them. */
function isInUse(list: HTMLElement | null): boolean {
  if (list === null) return false;
  return window.scrollY > 0 || list.matches(':hover') || list.querySelector(':focus') !== null;
}
