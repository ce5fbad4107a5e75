import { deskPath } from '#domain/addresses/desk-path.ts';
import { MAX_CHOSEN_ORDERS, MAX_IDS_IN_ADDRESS } from '#schemas/wire/several-orders.ts';

type Sheet = 'printedOrders' | 'pickList';

/** The page for paper of some orders. Servers refuse long addresses, so many ids go behind the '#', which stays in the browser. */
export function sheetAddress(sheet: Sheet, ids: readonly string[]): string {
  const mark = ids.length > MAX_IDS_IN_ADDRESS ? '#' : '?';
  return `${deskPath(sheet)}${mark}ids=${ids.join(',')}`;
}

/** The orders that such an address names: each once, as many as can be chosen. */
export function chosenIds({ search, hash }: Pick<Location, 'search' | 'hash'>): readonly string[] {
  const text = new URLSearchParams(search).get('ids') ?? new URLSearchParams(hash.slice(1)).get('ids') ?? '';
  const ids = text.split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_CHOSEN_ORDERS);
}
