import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { RESULTS_ID } from './catalogue-query.ts';

/**
 * Moves the focus to the results' heading after a link or form led to them: a pressed page link stands below the new
 * products, and a removed filter is gone. Steps back, typing in the search box and a refused field keep the focus.
 */
export function useFocusOnResults(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const isChosen = useNavigationType() !== 'POP' && hash === `#${RESULTS_ID}`;
  useEffect(() => {
    const isRefused = document.activeElement?.matches('[aria-invalid]') === true;
    if (isChosen && !isRefused) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
