import { data } from 'react-router';
import type { PageServices } from '#web/context.ts';

const FETCH_FAILED = 'Error fetching items';

/**
 * Reads for a page what comes from the catalogue. A failure is logged, and answers 500 with the error screen; it is
 * told apart from a fault of the page itself by being thrown as data (HOME-005, HOME-006).
 */
export function fetchedItems<T>({ logError }: PageServices, read: () => T): T {
  try {
    return read();
  } catch (error) {
    logError(error, FETCH_FAILED);
    throw data(FETCH_FAILED, { status: 500 });
  }
}
