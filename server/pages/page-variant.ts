import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_SIZES, type PageSize } from '#domain/catalogue/page-size.ts';
import { ORDER_SEEDS } from '#domain/entries/shuffled.ts';
import type { KeptEncoding } from '#server/http/accepted-encoding.ts';
import type { PageAddress } from './page-address.ts';

/** All inputs of a shared page, besides the catalogue and the day. */
export type PageVariant = {
  readonly address: PageAddress;
  /** The origin of the public URL, without a slash at the end. */
  readonly origin: string;
  /** The page size of the visitor's cookie; `null` without a valid one, or when the page doesn't depend on it. */
  readonly size: PageSize | null;
  /** `null` when the page doesn't depend on an order. */
  readonly seed: number | null;
  /** Whether chance alone chose the seed, so any other would do (HOME-004). */
  readonly isDrawn: boolean;
  readonly encoding: KeptEncoding;
};

type Asked = {
  readonly headers: IncomingHttpHeaders;
  readonly origin: string;
  readonly encoding: KeptEncoding;
};

/** The page variant for a visitor. Without a seed in address or cookie each request gets a random order (HOME-004). */
export function pageVariant(address: PageAddress, { headers, origin, encoding }: Asked): PageVariant {
  const size = address.isSizedByCookie ? cookieNumber(headers.cookie, 'size') : null;
  const seed = address.isOrdered ? (address.seed ?? keptSeed(headers)) : null;
  const isDrawn = address.isOrdered && seed === null;
  return {
    address,
    origin,
    size: PAGE_SIZES.find((known) => known === size) ?? null,
    seed: isDrawn ? drawnSeed() : seed,
    isDrawn,
    encoding,
  };
}

export function drawnSeed(): number {
  return Math.floor(Math.random() * ORDER_SEEDS);
}

/** The same page in the other orders that the draw could have given, if chance chose its order. */
export function otherDraws(variant: PageVariant): PageVariant[] {
  const { isDrawn, seed: drawn } = variant;
  if (!isDrawn || drawn === null) return [];
  // Each begins after its own, so all orders at hand are shown.
  return Array.from({ length: ORDER_SEEDS - 1 }, (_, place) => ({
    ...variant,
    seed: (drawn + 1 + place) % ORDER_SEEDS,
  }));
}

/** A unique text for each variant. */
export function variantKey({ encoding, size, seed, origin, address }: PageVariant): string {
  return `${encoding} ${size} ${seed} ${origin}${address.href}`;
}

/** A visitor who returns from another page of the shop finds the home in the same order. */
function keptSeed(headers: IncomingHttpHeaders): number | null {
  if (headers['sec-fetch-dest'] !== 'empty') return null;
  const seed = cookieNumber(headers.cookie, 'seed');
  return seed === null ? null : seed % ORDER_SEEDS;
}

/** A cookie's whole number of up to nine digits, else `null`. */
function cookieNumber(header: string | undefined, name: 'size' | 'seed'): number | null {
  const digits = header === undefined ? undefined : COOKIES[name].exec(header)?.[1];
  return digits === undefined ? null : Number(digits);
}

const COOKIES = {
  size: /(?:^|;) *size=(\d{1,9}) *(?:;|$)/,
  seed: /(?:^|;) *seed=(\d{1,9}) *(?:;|$)/,
};
