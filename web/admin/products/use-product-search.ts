import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 250;

export type ProductSearch = {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
};

/** A search that applies a quarter second after the last key, and at once on Enter, as the shop's (SEARCH-G02). */
export function useProductSearch(applied: string, apply: (text: string) => void): ProductSearch {
  const [text, setText] = useState(applied);
  const sent = useRef(applied);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The way back changed it, not the keys.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function send(typed: string) {
    clearTimeout(pause.current);
    sent.current = typed.trim();
    if (sent.current !== applied) apply(sent.current);
  }

  return {
    text,
    type(typed) {
      setText(typed);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => send(typed), PAUSE_MILLISECONDS);
    },
    submit: () => send(text),
  };
}
