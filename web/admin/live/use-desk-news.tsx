import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { WireDeskNews } from '#schemas/news-answer.ts';
import { followDesk } from './follow-desk.ts';

const DeskNewsContext = createContext<WireDeskNews | null>(null);

export function DeskNewsProvider({ children }: { children: ReactNode }) {
  const [news, setNews] = useState<WireDeskNews | null>(null);
  useEffect(() => followDesk(setNews), []);
  return <DeskNewsContext value={news}>{children}</DeskNewsContext>;
}

/** The desk's counts; `null` until they are known. */
export function useDeskNews(): WireDeskNews | null {
  return use(DeskNewsContext);
}
