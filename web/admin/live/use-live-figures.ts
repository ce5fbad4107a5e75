import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import { useDeskNews, useNewsAtLoad } from './use-desk-news.tsx';

/**
 * Reloads the screen's data in the background when an order or a message has changed since its load began. One load ends
 * before the next begins, so that a screen keeps up with any number of orders.
 * @param trustsFirstLoad whether a page's first news are taken for what it shows: a reload would meet who types at once
 */
export function useLiveFigures({ trustsFirstLoad = false } = {}): void {
  const revision = revisionOf(useDeskNews());
  const { state, revalidate } = useRevalidator();
  const shownRevision = useRef(revisionOf(useNewsAtLoad()));
  useEffect(() => {
    if (state === 'loading' || revision === shownRevision.current) return;
    const isFirst = shownRevision.current === null;
    shownRevision.current = revision;
    if (!isFirst || !trustsFirstLoad) revalidate();
  }, [revision, state, revalidate, trustsFirstLoad]);
}

function revisionOf(news: WireDeskNews | null): string | null {
  return news && `${news.orders.revision}/${news.messages.revision}`;
}
