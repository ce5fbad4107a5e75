import {
  type CartComments,
  ORDER_COMMENT,
  parseCartComments,
  serialisedCartComments,
} from '#domain/cart/cart-comments.ts';

/** With the shop's prefix, so it goes with an emptied cart (CART-017). */
const STORAGE_KEY = 'hilvan:cart-comments';

let lastText: string | null = null;
let comments: CartComments = new Map();
const listeners = new Set<() => void>();

/**
 * What was written with the cart. It is stored apart from the cart, which every page reads. A browser that
 * refuses to store it keeps it for the visit.
 */
export function cartComments(): CartComments {
  const text = storedText();
  if (text !== undefined && text !== lastText) {
    lastText = text;
    comments = parseCartComments(text);
  }
  return comments;
}

/** An empty text removes it. @param id a product's, or `ORDER_COMMENT` */
export function writeComment(id: string, text: string): void {
  const written = new Map(cartComments());
  if (text.trim() === '') written.delete(id);
  else written.set(id, text);
  replace(written);
}

type Lines = readonly { readonly productId: string }[];

/** Once the lines were ordered: also what was written with the whole. */
export function forgetComments(lines: Lines): void {
  for (const id of [ORDER_COMMENT, ...lines.map(({ productId }) => productId)]) writeComment(id, '');
}

/** Forgets what was written beside products that are in the cart no more. */
export function keepComments(lines: Lines): void {
  const kept = new Set([ORDER_COMMENT, ...lines.map(({ productId }) => productId)]);
  for (const id of cartComments().keys()) if (!kept.has(id)) writeComment(id, '');
}

/** Also calls the listener after changes by other tabs. @returns a function that unsubscribes */
export function subscribeToCartComments(listener: () => void): () => void {
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

function replace(written: CartComments): void {
  comments = written;
  try {
    if (written.size === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, serialisedCartComments(written));
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
