import type { Move } from '#web/ui/use-navigation-guard.ts';

/** The parameter of the chosen list. */
export const LIST = 'lista';

/** The query string of a list, `null` for the first one. What else is in the search stays: the form of 'Cambiar'. */
export function listSearch(present: URLSearchParams, id: string | null): string {
  const search = new URLSearchParams(present);
  search.delete(LIST);
  if (id !== null) search.set(LIST, id);
  return `?${search}`;
}

/** Whether a move shows another list or another screen. */
export function leavesList({ from, to }: Move): boolean {
  const listOf = ({ search }: Move['to']) => new URLSearchParams(search).get(LIST);
  return from.pathname !== to.pathname || listOf(from) !== listOf(to);
}
