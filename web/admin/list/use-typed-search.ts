import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListView } from './use-list-query.ts';

const PAUSE_MS = 250;

/** The query of a list that has a search. */
export type SearchedQuery = { readonly text: string };

export type TypedSearch = {
  readonly text: string;
  type(text: string): void;
  submit(): void;
};

/**
 * A search that applies a quarter second after the last key, and at once on Enter, like the shop's (SEARCH-G02).
 * @param shown the text that the rows on the screen were found by
 */
export function useTypedSearch(shown: string, list: ListView<SearchedQuery>): TypedSearch {
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const [text, setText] = useState(shown);
  const sent = useRef(shown);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that was not typed here: Back, or a link from another screen.
  useEffect(() => {
    if (shown === sent.current) return;
    sent.current = shown;
    setText(shown);
  }, [shown]);

  // A search must not bring back a person who has gone to another screen.
  const isLeaving = coming !== undefined && coming.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current);
    return () => clearTimeout(pause.current);
  }, [isLeaving]);

  function apply(typed: string): void {
    clearTimeout(pause.current);
    sent.current = typed.trim();
    const before = list.asked().text;
    if (sent.current === before) return;
    list.show({ text: sent.current }, { replace: before !== '', preventScrollReset: true });
  }

  return {
    text,
    type(typed) {
      setText(typed);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => apply(typed), PAUSE_MS);
    },
    submit: () => apply(text),
  };
}
