import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import { followDesk } from './follow-desk.ts';

const DeskNewsContext = createContext<WireDeskNews | null>(null);
const NewsAtLoadContext = createContext<WireDeskNews | null>(null);

export function DeskNewsProvider({ children }: { children: ReactNode }) {
  const [news, setNews] = useState<WireDeskNews | null>(null);
  useEffect(() => followDesk(setNews), []);
  const isLoading = useNavigation().state === 'loading';
  const [last, setLast] = useState({ isLoading, news });
  if (isLoading !== last.isLoading) setLast({ isLoading, news: isLoading ? news : last.news });
  return (
    <DeskNewsContext value={news}>
      <NewsAtLoadContext value={last.news}>{children}</NewsAtLoadContext>
    </DeskNewsContext>
  );
}

/** The desk's counts; `null` until they are known. */
export function useDeskNews(): WireDeskNews | null {
  return use(DeskNewsContext);
}

/**
 * What was known when the router began to load the present screen: its data may lack any later change. `null` if nothing
 * was, as on a first page.
 */
export function useNewsAtLoad(): WireDeskNews | null {
  return use(NewsAtLoadContext);
}
