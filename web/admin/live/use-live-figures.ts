import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import { useDeskNews, useNewsAtLoad } from './use-desk-news.tsx';

/**
 * Reloads the screen's data in the background when an order or a message has changed since its load began. One load ends
 * before the next begins, so that a screen keeps up with any number of orders.
 */
export function useLiveFigures(): void {
  const revision = revisionOf(useDeskNews());
  const { state, revalidate } = useRevalidator();
  const shownRevision = useRef(revisionOf(useNewsAtLoad()));
  useEffect(() => {
    if (state === 'loading' || revision === shownRevision.current) return;
    shownRevision.current = revision;
    revalidate();
  }, [revision, state, revalidate]);
}

function revisionOf(news: WireDeskNews | null): string | null {
  return news && `${news.orders.revision}/${news.messages.revision}`;
}
