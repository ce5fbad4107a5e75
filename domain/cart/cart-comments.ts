/**
 * What a shopper wrote with the cart (BUY-009): beside its products by their ids, with the whole by `ORDER_COMMENT`.
 * Empty texts are left out.
 */
export type CartComments = ReadonlyMap<string, string>;

/** No product has this id. */
export const ORDER_COMMENT = '';

/** Reads the stored text and never throws: what can't be read counts as nothing written. */
export function parseCartComments(text: string | null): CartComments {
  if (text === null) return new Map();
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return new Map();
    const written = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    return new Map(written);
  } catch {
    return new Map();
  }
}

export function serialisedCartComments(comments: CartComments): string {
  return JSON.stringify(Object.fromEntries(comments));
}
