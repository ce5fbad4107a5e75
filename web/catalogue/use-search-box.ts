import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isSearch, type SearchMark } from '#web/storefront/search-mark.ts';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';
import { isFrontPage } from './front-page.ts';

const PAUSE_MS = 250;
const ACTIVITY_MS = 1000;

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
  const { state: shownState } = useLocation();
  const applied = query.filters.text;
  const [text, setText] = useState(applied);
  const [pending, setPending] = useState<string | null>(null);
  const [isActive, setIsActive] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(applied);
  const sent = useRef<readonly number[]>([]);
  // The box waits only for navigations of others.
  const isGoingElsewhere = state === 'loading' && !isSearch(location.state);

  /** Whether a shown page answers this box. More may have been typed before a slow phone draws it. */
  function takeAnswer(): boolean {
    const place = isSearch(shownState) ? sent.current.indexOf(shownState.search) : -1;
    sent.current = sent.current.slice(place + 1);
    return place >= 0;
  }
  const onShown = useEffectEvent(() => {
    const isOwn = takeAnswer();
    if (applied === shown.current) return;
    shown.current = applied;
    if (isOwn) return;
    // A search from elsewhere: a step back, a reset, or another box.
    setText(applied);
    setPending(null);
  });
  useEffect(() => onShown(), [applied, shownState]);

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
    const href = filteredHref(query, { text: typed.trim() });
    const mark: SearchMark = { search: Math.random() };
    sent.current = [...sent.current, mark.search];
    navigate(`${href}${hash}`, {
      replace: applied !== '',
      // The results replace the banners, so the box moves to the top of the page.
      preventScrollReset: !isFrontPage(query),
      state: mark,
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
