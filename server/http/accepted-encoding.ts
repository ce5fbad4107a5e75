import { LRUCache } from 'lru-cache';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const remembered = new LRUCache<string, Encoding>({ max: 200 });

/**
 * The best encoding that an `Accept-Encoding` header allows. The header's order and weights are ignored. A client that
 * accepts none gets the page uncompressed instead of a refusal.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const allowed = allowedBy(header.toLowerCase());
  const encoding = ENCODINGS.find((one) => allowed(one)) ?? 'identity';
  remembered.set(header, encoding);
  return encoding;
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
