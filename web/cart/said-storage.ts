import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { NOTHING_SAID, type Said } from '#domain/orders/said.ts';
import { browserCartStore } from './browser-cart-store.ts';

/** With the shop's prefix, so it goes with an emptied cart (CART-017). */
const STORAGE_KEY = 'hilvan:cart-comments';

/** Earlier versions kept the notes of lines in the same object, by product. No product has this id. */
const OF_ORDER = '';

/** For a browser that refuses to store it: kept for the visit. */
let ofVisit = NOTHING_SAID;

/** What was said with the cart as a whole, as it was typed. It is stored apart from the cart, which every page reads. */
export function saidWithCart(): Said {
  const stored = storedNotes();
  return stored === null ? ofVisit : { comment: stored.get(OF_ORDER) ?? '' };
}

export function keepSaid(said: Said): void {
  ofVisit = said.comment.trim() === '' ? NOTHING_SAID : said;
  try {
    if (ofVisit === NOTHING_SAID) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ [OF_ORDER]: ofVisit.comment }));
  } catch {
    // It lasts for the visit.
  }
}

/** Gives the cart's lines the notes that an earlier version kept beside them. */
export function takeOverEarlierNotes(): void {
  const notes = [...(storedNotes() ?? [])].filter(([id]) => id !== OF_ORDER);
  if (notes.length === 0) return;
  for (const [productId, comment] of notes) {
    browserCartStore().dispatch({ type: 'set-extras', productId, extras: { ...NO_EXTRAS, comment } });
  }
  keepSaid(saidWithCart());
}

/** `null` when the storage can't be read. What can't be read counts as nothing written. */
function storedNotes(): ReadonlyMap<string, string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch (error) {
    return error instanceof SyntaxError ? new Map() : null;
  }
}
