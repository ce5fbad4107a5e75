import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isSearch } from './search-mark.ts';

const SLOW_AFTER_MS = 150;

/**
 * Whether the next page's data takes noticeably long (HOME-001), and whether its path is another one. A search box leaves
 * nothing, though a category has another path than the results: who types in it goes on typing.
 */
export function useSlowNavigation(): { isSlow: boolean; isLeaving: boolean } {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isWaiting = navigation.state === 'loading';
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const isShown = isSlow && isWaiting;
  const next = navigation.location;
  const isLeaving = isShown && next?.pathname !== pathname && !isSearch(next?.state);
  return { isSlow: isShown, isLeaving };
}
