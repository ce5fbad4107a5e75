import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useDeskNews } from './use-desk-news.tsx';

/** Loads the screen's data again, quietly, whenever an order or a message has changed. */
export function useLiveRefresh(subject: 'orders' | 'messages'): void {
  const revision = useDeskNews()?.[subject].revision ?? null;
  const { revalidate } = useRevalidator();
  const loadedAt = useRef(revision);
  useEffect(() => {
    const isNew = loadedAt.current !== null && loadedAt.current !== revision;
    loadedAt.current = revision;
    if (isNew) revalidate();
  }, [revision, revalidate]);
}
