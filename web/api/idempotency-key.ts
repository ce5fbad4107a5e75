/** A key and what it was made for, as it waits in the session's storage. */
export type KeptKey = { readonly key: string; readonly requestMark: string };

/**
 * The key of a request: the kept one when it was made for the very same request, so that a retry after a lost
 * answer makes nothing twice; else a new one, because a key with another request is refused (CHECKOUT-G10).
 */
export function keyForRequest(input: {
  request: string;
  kept: KeptKey | null;
  makeKey: () => string;
}): KeptKey {
  const requestMark = markOf(input.request);
  if (input.kept?.requestMark === requestMark) return input.kept;
  return { key: input.makeKey(), requestMark };
}

/** 64-bit FNV-1a: tells requests apart without keeping what is sent in the storage. */
function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}
