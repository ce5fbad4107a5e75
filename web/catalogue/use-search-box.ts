import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CatalogueQuery, filteredHref, RESULTS_ID } from './catalogue-query.ts';

const PAUSE_MILLISECONDS = 250;
const ACTIVITY_MILLISECONDS = 1000;

export type SearchBox = {
  readonly text: string;
  /** Shown for a second after each change (SEARCH-003). */
  readonly isActive: boolean;
  readonly type: (text: string) => void;
  readonly submit: () => void;
};

/** A search that applies a quarter second after the last key, and at once when asked to (SEARCH-G02). */
export function useSearchBox(query: CatalogueQuery): SearchBox {
  const navigate = useNavigate();
  const applied = query.filters.text;
  const [text, setText] = useState(applied);
  const [changes, setChanges] = useState(0);
  const [isActive, setIsActive] = useState(false);
  const sent = useRef(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that was not typed here: the way back, a reset, another box.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => {
    if (changes === 0) return;
    setIsActive(true);
    const rest = setTimeout(() => setIsActive(false), ACTIVITY_MILLISECONDS);
    return () => clearTimeout(rest);
  }, [changes]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function apply(typed: string, hash: string) {
    clearTimeout(pause.current);
    sent.current = typed.trim();
    const href = filteredHref(query, { text: sent.current });
    navigate(`${href}${hash}`, { replace: applied !== '', preventScrollReset: true });
  }

  function type(typed: string) {
    setText(typed);
    setChanges((count) => count + 1);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(typed, ''), PAUSE_MILLISECONDS);
  }

  return { text, isActive, type, submit: () => apply(text, `#${RESULTS_ID}`) };
}
