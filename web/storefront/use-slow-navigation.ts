import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const SLOW_AFTER_MS = 150;

/** Whether the next page's data takes noticeably long (HOME-001), and whether its path is another one. */
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
  return { isSlow: isShown, isLeaving: isShown && navigation.location?.pathname !== pathname };
}
