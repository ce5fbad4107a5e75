import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type OrdersQuery, ordersQuery, ordersSearch } from './orders-query.ts';

const PAUSE_MILLISECONDS = 250;

/** A search that applies a quarter second after the last key, and at once when asked to. */
export function useOrdersSearch(query: OrdersQuery) {
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const [text, setText] = useState(query.text);
  const sent = useRef(query.text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A tab that is chosen during the pause is kept, even while its orders are on their way.
  const current = useRef(query);
  useEffect(() => {
    current.current = coming === undefined ? query : ordersQuery(new URLSearchParams(coming.search));
  });

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
    if (sent.current === current.current.text) return;
    const search = ordersSearch({ ...current.current, text: sent.current, page: 1 });
    navigate({ search }, { replace: current.current.text !== '', preventScrollReset: true });
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply(typed), PAUSE_MILLISECONDS);
  }

  return { text, type, submit: () => apply(text) };
}
