import { LRUCache } from 'lru-cache';

/**
 * Best first. Brotli makes the smallest bodies. Zstandard makes what Brotli does at its low levels in a third of the
 * time, so it is for bodies that are sent once (docs/adr/0038).
 */
export const ENCODINGS = {
  once: ['zstd', 'br', 'gzip', 'identity'],
  often: ['br', 'gzip', 'identity'],
} as const;

/** How often a body is sent. */
type Serves = keyof typeof ENCODINGS;

type EncodingFor<S extends Serves> = (typeof ENCODINGS)[S][number];

export type Encoding = EncodingFor<Serves>;

/** The encodings of bodies that are kept. */
export type KeptEncoding = EncodingFor<'often'>;

const remembered = new LRUCache<string, { readonly [S in Serves]: EncodingFor<S> }>({ max: 200 });

/**
 * The best encoding that an `Accept-Encoding` header allows. The header's order and weights are ignored. A client that
 * accepts none gets the page uncompressed instead of a refusal.
 */
export function acceptedEncoding<S extends Serves>(header: string | undefined, serves: S): EncodingFor<S> {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known[serves];
  const best = bestOf(header);
  remembered.set(header, best);
  return best[serves];
}

function bestOf(header: string): { readonly [S in Serves]: EncodingFor<S> } {
  const allowed = allowedBy(header.toLowerCase());
  return {
    once: ENCODINGS.once.find(allowed) ?? 'identity',
    often: ENCODINGS.often.find(allowed) ?? 'identity',
  };
}

function allowedBy(header: string): (encoding: string) => boolean {
  const weights = new Map<string, boolean>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    weights.set(
      name.replace(/^x-gzip$/, 'gzip'),
      !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)),
    );
  }
  return (encoding) => weights.get(encoding) ?? (encoding !== 'identity' && weights.get('*') === true);
}
