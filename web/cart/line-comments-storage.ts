import { type LineComments, parseLineComments, serialisedLineComments } from '#domain/cart/line-comments.ts';
import { MAX_LINE_COMMENT } from '#domain/orders/order-limits.ts';

/** With the shop's prefix, so it goes with an emptied cart (CART-017). */
const STORAGE_KEY = 'hilvan:cart-comments';

let lastText: string | null = null;
let comments: LineComments = new Map();
const listeners = new Set<() => void>();

/**
 * What was written beside the cart's lines. It is stored apart from the cart, which every page reads. A browser that
 * refuses to store it keeps it for the visit.
 */
export function lineComments(): LineComments {
  const text = storedText();
  if (text !== undefined && text !== lastText) {
    lastText = text;
    comments = parseLineComments(text);
  }
  return comments;
}

/** An empty text removes it. */
export function writeLineComment(productId: string, text: string): void {
  const written = new Map(lineComments());
  if (text.trim() === '') written.delete(productId);
  else written.set(productId, text.slice(0, MAX_LINE_COMMENT));
  replace(written);
}

type Lines = readonly { readonly productId: string }[];

/** Once the lines were ordered. */
export function forgetLineComments(lines: Lines): void {
  for (const { productId } of lines) writeLineComment(productId, '');
}

/** Forgets what was written beside products that are in the cart no more. */
export function keepLineComments(lines: Lines): void {
  const kept = new Set(lines.map(({ productId }) => productId));
  for (const productId of lineComments().keys()) if (!kept.has(productId)) writeLineComment(productId, '');
}

/** Also calls the listener after changes by other tabs. @returns a function that unsubscribes */
export function subscribeToLineComments(listener: () => void): () => void {
  const listenerOfTabs = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', listenerOfTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listenerOfTabs);
  };
}

function replace(written: LineComments): void {
  comments = written;
  try {
    if (written.size === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, serialisedLineComments(written));
    lastText = localStorage.getItem(STORAGE_KEY);
  } catch {
    // It lasts for the visit.
  }
  for (const listener of listeners) listener();
}

/** `undefined` when the storage can't be read. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return undefined;
  }
}
