import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

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
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The way back changed it, not the keys.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);

  // Whoever goes elsewhere meanwhile is not called back by a search.
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current);
    return () => clearTimeout(pause.current);
  }, [isLeaving]);

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
