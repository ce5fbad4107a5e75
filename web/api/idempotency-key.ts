/** A key and its request, as kept in the session's storage. */
export type SavedKey = { readonly key: string; readonly requestMark: string };

/**
 * The key of a request. An equal request gets the kept key, so a retry after a lost answer makes nothing twice. Any
 * other request gets a new key, because a reused key is refused (CHECKOUT-G10).
 */
export function keyForRequest(input: {
  request: string;
  kept: SavedKey | null;
  makeKey: () => string;
}): SavedKey {
  const requestMark = markOf(input.request);
  if (input.kept?.requestMark === requestMark) return input.kept;
  return { key: input.makeKey(), requestMark };
}

/**
 * 64 bits that identify a request without storing its content: FNV-1a in two lanes of 32 bits. A hundred thousand prices
 * have ten million letters, for which `bigint` would take a second.
 */
function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0xcbf29ce4];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter ^ (one >>> 15), 0x85ebca6b);
  }
  return [one, other].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
