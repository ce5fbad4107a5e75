/**
 * Calls `act` once no pointer is down. What moves away under a press loses it.
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
    // A press's click comes in the task of its lifted pointer.
    timer = setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, begin, { signal: waiting.signal });
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
