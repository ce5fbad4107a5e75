import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useDeskNews } from './use-desk-news.tsx';

/**
 * Reloads the screen's data in the background when an order or a message has changed. One load ends before the next
 * begins, so that a screen keeps up with any number of orders.
 */
export function useLiveFigures(): void {
  const news = useDeskNews();
  const { state, revalidate } = useRevalidator();
  const revision = news === null ? null : `${news.orders.revision}/${news.messages.revision}`;
  const shownRevision = useRef(revision);
  useEffect(() => {
    if (state === 'loading' || revision === shownRevision.current) return;
    const isFirst = shownRevision.current === null;
    shownRevision.current = revision;
    if (!isFirst) revalidate();
  }, [revision, state, revalidate]);
}
