import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { isFrontPage } from './front-page.ts';

const PAUSE_MS = 250;
const ACTIVITY_MS = 1000;

/** Marks the box's own navigations: it waits only for others. */
export const SEARCHED = 'searched';

export type SearchBox = {
  readonly text: string;
  /** True for a second after each change (SEARCH-003). */
  readonly isActive: boolean;
  readonly type: (text: string) => void;
  readonly submit: () => void;
};

/** A search that applies 250 ms after the last key, or at once when submitted (SEARCH-G02). */
export function useSearchBox(query: CatalogueQuery): SearchBox {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const applied = query.filters.text;
  const [text, setText] = useState(applied);
  const [pending, setPending] = useState<string | null>(null);
  const [isActive, setIsActive] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(applied);
  const isGoingElsewhere = state === 'loading' && location.state !== SEARCHED;

  // A search from elsewhere: a step back, a reset, or another box.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
    setPending(null);
  }, [applied]);

  useEffect(() => () => clearTimeout(rest.current), []);

  // A category chosen meanwhile loads first; the search is then made within it.
  const onPause = useEffectEvent(apply);
  useEffect(() => {
    if (pending === null || isGoingElsewhere) return;
    const pause = setTimeout(() => onPause(pending, ''), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [pending, isGoingElsewhere]);

  function apply(typed: string, hash: string) {
    setPending(null);
    sent.current = typed.trim();
    const href = filteredHref(query, { text: sent.current });
    navigate(`${href}${hash}`, {
      replace: applied !== '',
      // The results replace the banners, so the box moves to the top of the page.
      preventScrollReset: !isFrontPage(query),
      state: SEARCHED,
    });
  }

  function type(typed: string) {
    setText(typed);
    setPending(typed);
    setIsActive(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setIsActive(false), ACTIVITY_MS);
  }

  return { text, isActive, type, submit: () => apply(text, `#${RESULTS_ID}`) };
}
