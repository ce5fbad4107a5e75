import { data } from 'react-router';
import type { PageServices } from '#web/context.ts';
import { shopContact } from './shop-contact.ts';

/** In maintenance visitors see only the maintenance screen (ROUTE-021). @throws its answer */
export function assertOpen({ isInMaintenance, store }: PageServices): void {
  if (isInMaintenance) throw data(shopContact(store), { status: 503 });
}
