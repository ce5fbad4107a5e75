/** Runs work that pauses between its pieces, without a pause. */
export function inOneGo<T>(work: Generator<unknown, T>): T {
  let next = work.next();
  while (next.done !== true) next = work.next();
  return next.value;
}
