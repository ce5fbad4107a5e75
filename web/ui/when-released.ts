/** A finger's click comes a moment after it was lifted, in ms. */
const CLICK_MS = 300;

/**
 * Calls `act` once no pointer or key presses anything. What moves away under a press loses it.
 * @returns what calls it off
 */
export function whenReleased(act: () => void): () => void {
  if (!document.documentElement.matches(':active')) {
    act();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout>;
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    timer = setTimeout(act, CLICK_MS);
  };
  for (const end of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(end, begin, { signal: waiting.signal });
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
