/** What a shopper wrote beside products of the cart (BUY-009), by product id. Products without a text are left out. */
export type LineComments = ReadonlyMap<string, string>;

/** Reads the stored text and never throws: what can't be read counts as nothing written. */
export function parseLineComments(text: string | null): LineComments {
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

export function serialisedLineComments(comments: LineComments): string {
  return JSON.stringify(Object.fromEntries(comments));
}
