import { type Pieces, summedPieces } from '../measure/pieces.ts';
import { MEASURE_CODES, MOST_UNITS, type UnitCode } from '../measure/sale-unit.ts';
import { unitsIn } from '../products/variants.ts';
import type { CartLine } from './cart-line.ts';
import { NO_EXTRAS } from './line-extras.ts';
import { type Held, piecesOf, withPieces } from './line-pieces.ts';
import { MAX_ORDER_PRODUCTS } from './order-limits.ts';
import { SHARED_CART_PREFIX } from './shared-cart-prefix.ts';

const MAX_LENGTH = 60_000;
const LINE = '~';
const PART = '.';
const UNITS = '*';

/** A line of a link, with the unit in which it was asked. */
export type SharedLine = Held & { readonly productId: string; readonly code: UnitCode };

type Shareable = Held & Pick<CartLine, 'productId'> & { readonly code: UnitCode };

/**
 * The products and quantities of a cart as the fragment of a link, without a person (BUY-010):
 * `#carrito=id.variant*units~id.*units`; of what is measured each cut, as in `id.variant*2x150*MTR` (UNIT-004).
 */
export function sharedCartHash(lines: readonly Shareable[]): string {
  const texts = lines.map((line) =>
    [
      escaped(line.productId),
      ...Object.entries(line.quantities).flatMap(([variant, units]) =>
        amountsOf(line, variant, units).map((amount) => `${escaped(variant)}${UNITS}${amount}`),
      ),
    ].join(PART),
  );
  return SHARED_CART_PREFIX + texts.join(LINE);
}

function amountsOf(line: Shareable, variant: string, units: number): string[] {
  if (line.code === 'C62') return [String(units)];
  return piecesOf(line, variant).map(({ count, length }) => `${count}x${length}${UNITS}${line.code}`);
}

/** What a link shares; `null` for a fragment of another kind. What can't be read is left out. */
export function parseSharedCart(hash: string): readonly SharedLine[] | null {
  if (!hash.startsWith(SHARED_CART_PREFIX)) return null;
  if (hash.length > MAX_LENGTH) return [];
  const lines = hash
    .slice(SHARED_CART_PREFIX.length)
    .split(LINE)
    .slice(0, MAX_ORDER_PRODUCTS)
    .flatMap(parsedLine);
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}

function parsedLine(text: string): SharedLine[] {
  const [id = '', ...parts] = text.split(PART);
  const productId = unescaped(id);
  if (productId === null || !/^[\w-]{1,64}$/.test(productId)) return [];
  const read = parts.flatMap(parsedPart);
  const code = read[0]?.code ?? 'C62';
  const byVariant = Map.groupBy(
    read.filter((part) => part.code === code),
    ({ variant }) => variant,
  );
  const held = [...byVariant].reduce<Held>(
    (line, [variant, pieces]) => heldWith(line, variant, code === 'C62' ? pieces.slice(-1) : pieces),
    { quantities: {}, extras: NO_EXTRAS },
  );
  return unitsIn(held.quantities) === 0 ? [] : [{ ...held, productId, code }];
}

type PartOfLine = Pieces & { readonly variant: string; readonly code: UnitCode };

function parsedPart(part: string): PartOfLine[] {
  const [variant = '', amount = '', unit] = part.split(UNITS);
  const name = unescaped(variant);
  const code = unit === undefined ? 'C62' : MEASURE_CODES.find((one) => one === unit);
  if (name === null || code === undefined) return [];
  const [, count = '1', length = ''] =
    (code === 'C62' ? /^()(\d{1,4})$/ : /^(\d{1,3})x(\d{1,8})$/).exec(amount) ?? [];
  const pieces = { count: Number(count || 1), length: Number(length) };
  const isSome = pieces.count > 0 && pieces.length > 0;
  return isSome && (code !== 'C62' || pieces.length <= MOST_UNITS)
    ? [{ variant: name, code, ...pieces }]
    : [];
}

function heldWith(line: Held, variant: string, pieces: readonly Pieces[]): Held {
  return withPieces(line, variant, summedPieces(pieces));
}

/** Without the letters that separate. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[.~*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
