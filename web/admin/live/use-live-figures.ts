import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import { useDeskNews, useNewsAtLoad } from './use-desk-news.tsx';

/**
 * Reloads the screen's data in the background when an order or a message has changed since its load began. One load ends
 * before the next begins, so that a screen keeps up with any number of orders.
 * @param isCurrent asked at a page's first news: does the screen show everything already? Without it the screen is reloaded
 */
export function useLiveFigures(isCurrent: () => Promise<boolean> = async () => false): void {
  const revision = revisionOf(useDeskNews());
  const { state, revalidate } = useRevalidator();
  const shownRevision = useRef(revisionOf(useNewsAtLoad()));
  const catchUp = useEffectEvent(async (isFirst: boolean) => {
    if (!isFirst || !(await isCurrent())) revalidate();
  });
  useEffect(() => {
    if (state === 'loading' || revision === shownRevision.current) return;
    const isFirst = shownRevision.current === null;
    shownRevision.current = revision;
    catchUp(isFirst);
  }, [revision, state]);
}

function revisionOf(news: WireDeskNews | null): string | null {
  return news && `${news.orders.revision}/${news.messages.revision}`;
}
