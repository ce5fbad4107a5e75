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

/** 64-bit FNV-1a: identifies a request without storing its content. */
function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}
