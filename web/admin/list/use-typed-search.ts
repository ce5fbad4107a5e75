import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const PAUSE_MILLISECONDS = 250;

/** What a list of the dashboard shows, as its address says it. */
export type ListQuery = { readonly text: string; readonly page: number };

/** How a list's query is read from its address, and written there. */
export type ListAddress<Query extends ListQuery> = {
  read(search: URLSearchParams): Query;
  write(query: Query): string;
};

export type TypedSearch = {
  readonly text: string;
  type(text: string): void;
  submit(): void;
};

/** A search that applies a quarter second after the last key, and at once when asked to, as the shop's (SEARCH-G02). */
export function useTypedSearch<Query extends ListQuery>(
  query: Query,
  { read, write }: ListAddress<Query>,
): TypedSearch {
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const [text, setText] = useState(query.text);
  const sent = useRef(query.text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is chosen besides during the pause is kept, even while its rows are on their way.
  const current = useRef(query);
  useEffect(() => {
    current.current = coming === undefined ? query : read(new URLSearchParams(coming.search));
  });

  // A search that was not typed here: the way back, a link from another screen.
  useEffect(() => {
    if (query.text === sent.current) return;
    sent.current = query.text;
    setText(query.text);
  }, [query.text]);

  // Whoever goes elsewhere meanwhile is not called back by a search.
  const isLeaving = coming !== undefined && coming.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current);
    return () => clearTimeout(pause.current);
  }, [isLeaving]);

  function apply(typed: string): void {
    clearTimeout(pause.current);
    sent.current = typed.trim();
    if (sent.current === current.current.text) return;
    const search = write({ ...current.current, text: sent.current, page: 1 });
    navigate({ search }, { replace: current.current.text !== '', preventScrollReset: true });
  }

  return {
    text,
    type(typed) {
      setText(typed);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => apply(typed), PAUSE_MILLISECONDS);
    },
    submit: () => apply(text),
  };
}
