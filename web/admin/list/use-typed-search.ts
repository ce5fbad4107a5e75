import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const PAUSE_MS = 250;

/** The query of a list, as kept in the address. */
export type ListQuery = { readonly text: string; readonly page: number };

/** Reads a list's query from its address and writes it there. */
export type ListAddress<Query extends ListQuery> = {
  read(search: URLSearchParams): Query;
  write(query: Query): string;
};

export type TypedSearch = {
  readonly text: string;
  type(text: string): void;
  submit(): void;
};

/** A search that applies a quarter second after the last key, and at once on Enter, like the shop's (SEARCH-G02). */
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
  // Filters chosen during the pause are kept, even while their rows are being fetched.
  const current = useRef(query);
  useEffect(() => {
    current.current = coming === undefined ? query : read(new URLSearchParams(coming.search));
  });

  // A search that was not typed here: Back, or a link from another screen.
  useEffect(() => {
    if (query.text === sent.current) return;
    sent.current = query.text;
    setText(query.text);
  }, [query.text]);

  // A search must not bring back a person who has gone to another screen.
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
      pause.current = setTimeout(() => apply(typed), PAUSE_MS);
    },
    submit: () => apply(text),
  };
}
