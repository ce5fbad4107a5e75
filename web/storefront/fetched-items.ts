import { data } from 'react-router';
import type { PageServices } from '#web/context.ts';

const FETCH_FAILED = 'Error fetching items';

/**
 * Reads a page's data from the catalogue. A failure is logged and answered with 500 and the error screen. It is thrown
 * as data, unlike a fault of the page itself (HOME-005, HOME-006).
 */
export function fetchedItems<T>({ logError }: PageServices, read: () => T): T {
  try {
    return read();
  } catch (error) {
    logError(error, FETCH_FAILED);
    throw data(FETCH_FAILED, { status: 500 });
  }
}
