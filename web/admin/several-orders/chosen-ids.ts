import { MAX_CHOSEN_ORDERS } from '#schemas/wire/several-orders.ts';

/** The orders that an address names, as in `?ids=a,b`: each once, as many as can be chosen. */
export function chosenIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_CHOSEN_ORDERS);
}
