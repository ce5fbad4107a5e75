import { whenIdle } from './when-idle.ts';

const PRESSES = ['click', 'keydown'] as const;

/**
 * Calls `act` once, when the browser is idle and nobody has pressed or typed for `quietMs`. Who has just pressed is about
 * to press again, and would wait for that work.
 * @returns what calls it off
 */
export function whenQuiet(act: () => void, quietMs: number): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    waiting.abort();
    whenIdle(act);
  };
  let timer = setTimeout(begin, quietMs);
  const waitAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, quietMs);
  };
  for (const press of PRESSES) window.addEventListener(press, waitAgain, { signal, capture: true });
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
