/** What a browser remembers of products (BUY-010). */
export type RememberedKind = 'favourites' | 'seen';

/** Ids of products, the latest first. */
export type RememberedProducts = readonly string[];

/** Beyond it the oldest falls out. */
export const MAX_REMEMBERED = { favourites: 100, seen: 24 } as const satisfies Record<RememberedKind, number>;

const VERSION = 1;

/** What is stored. Another version has another shape. */
type StoredProducts = { readonly version: typeof VERSION; readonly ids: RememberedProducts };

/** With the product as the latest. */
export function remembered(kind: RememberedKind, before: RememberedProducts, id: string): RememberedProducts {
  return [id, ...forgotten(before, id)].slice(0, MAX_REMEMBERED[kind]);
}

export function forgotten(before: RememberedProducts, id: string): RememberedProducts {
  return before.filter((other) => other !== id);
}

export function storedProducts(ids: RememberedProducts): StoredProducts {
  return { version: VERSION, ids };
}

/** Reads what is stored and never throws: what can't be read counts as nothing remembered. */
export function parseStoredProducts(kind: RememberedKind, stored: unknown): RememberedProducts {
  if (typeof stored !== 'object' || stored === null) return [];
  const { version, ids } = stored as Partial<Record<keyof StoredProducts, unknown>>;
  if (version !== VERSION || !Array.isArray(ids)) return [];
  const sound = ids.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
  return [...new Set(sound)].slice(0, MAX_REMEMBERED[kind]);
}
