import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDeskNews } from './use-desk-news.tsx';

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
  const lastRevision = useRef(revision);
  const [held, setHeld] = useState<{ over: Page | null; count: number }>({ over: shown, count: 0 });

  const update = useRef(async (_isCurrent: () => boolean) => {});
  useEffect(() => {
    update.current = async (isCurrent) => {
      const fresh = isInUse(list.current) ? await fetchAgain() : null;
      if (!isCurrent()) return;
      const known = new Set(shown === null ? [] : idsOf(shown));
      const count = fresh === null ? 0 : idsOf(fresh).filter((id) => !known.has(id)).length;
      if (count === 0) revalidate();
      else setHeld({ over: shown, count });
    };
  });

  useEffect(() => {
    const isNews = lastRevision.current !== null && lastRevision.current !== revision;
    lastRevision.current = revision;
    if (!isNews) return;
    let isCurrent = true;
    update.current(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [revision]);

  // Any later load of the list has shown them.
  return held.over === shown ? held.count : 0;
}

/** Whether the pointer or the focus is on a row, or the person has scrolled down to them. */
function isInUse(list: HTMLElement | null): boolean {
  if (list === null) return false;
  return window.scrollY > 0 || list.matches(':hover') || list.querySelector(':focus') !== null;
}
