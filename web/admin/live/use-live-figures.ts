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
    shownRevision.current = revision;
    // Also at the first news, which may come after a change that the screen has missed.
    revalidate();
  }, [revision, state, revalidate]);
}
