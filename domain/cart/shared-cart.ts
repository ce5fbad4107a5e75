import { unitsIn } from '../products/variants.ts';
import { soundQuantities } from './changed-quantity.ts';
import { MAX_ORDER_PRODUCTS } from './order-limits.ts';
import type { ProductUnits } from './reduce-cart.ts';
import { SHARED_CART_PREFIX } from './shared-cart-prefix.ts';

const MAX_LENGTH = 60_000;
const LINE = '~';
const PART = '.';
const UNITS = '*';

/**
 * The products and quantities of a cart as the fragment of a link, without a person (BUY-010):
 * `#carrito=id.variant*units~id.*units`.
 */
export function sharedCartHash(lines: readonly ProductUnits[]): string {
  const texts = lines.map(({ productId, quantities }) =>
    [
      escaped(productId),
      ...Object.entries(quantities).map(([variant, units]) => `${escaped(variant)}${UNITS}${units}`),
    ].join(PART),
  );
  return SHARED_CART_PREFIX + texts.join(LINE);
}

/** What a link shares; `null` for a fragment of another kind. What can't be read is left out. */
export function parseSharedCart(hash: string): readonly ProductUnits[] | null {
  if (!hash.startsWith(SHARED_CART_PREFIX)) return null;
  if (hash.length > MAX_LENGTH) return [];
  const lines = hash
    .slice(SHARED_CART_PREFIX.length)
    .split(LINE)
    .slice(0, MAX_ORDER_PRODUCTS)
    .flatMap(parsedLine);
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}

function parsedLine(text: string): ProductUnits[] {
  const [id = '', ...parts] = text.split(PART);
  const productId = unescaped(id);
  const counts = parts.flatMap((part): [string, number][] => {
    const [variant = '', units = ''] = part.split(UNITS);
    const name = unescaped(variant);
    return name !== null && /^\d{1,4}$/.test(units) ? [[name, Number(units)]] : [];
  });
  const quantities = soundQuantities(Object.fromEntries(counts));
  if (productId === null || !/^[\w-]{1,64}$/.test(productId) || unitsIn(quantities) === 0) return [];
  return [{ productId, quantities }];
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
