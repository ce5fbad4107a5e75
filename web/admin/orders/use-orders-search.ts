import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type OrdersQuery, ordersSearch } from './orders-query.ts';

const PAUSE_MILLISECONDS = 250;

/** A search that applies a quarter second after the last key, and at once when asked to. */
export function useOrdersSearch(query: OrdersQuery) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.text);
  const sent = useRef(query.text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that was not typed here: the way back, a link from another screen.
  useEffect(() => {
    if (query.text === sent.current) return;
    sent.current = query.text;
    setText(query.text);
  }, [query.text]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function apply(typed: string): void {
    clearTimeout(pause.current);
    sent.current = typed.trim();
    if (sent.current === query.text) return;
    const search = ordersSearch({ ...query, text: sent.current, page: 1 });
    navigate({ search }, { replace: query.text !== '', preventScrollReset: true });
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(typed), PAUSE_MILLISECONDS);
  }

  return { text, type, submit: () => apply(text) };
}
