/** The state of a history entry that a search box made: a number that no other search has. */
export type SearchMark = { readonly search: number };

/** Whether a search box made the history entry with this state. */
export function isSearch(state: unknown): state is SearchMark {
  return typeof state === 'object' && state !== null && 'search' in state;
}
