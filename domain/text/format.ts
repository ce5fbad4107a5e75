import type { Centavos } from '../money/centavos.ts';

// Numbers as Spanish text, for screens and mails. The locale never comes from the machine.
export const LOCALE = 'es-AR';
const NO_BREAK_SPACE = '\u00a0';

/** '$ 4.850' with a no-break space, for cards and the cart (PRICE-002); 'Consultar' without a price (PRICE-005). */
export function formatPrice(amount: Centavos | null): string {
  if (amount === null) return 'Consultar';
  const pesos = Math.round(Math.abs(amount) / 100);
  return signOf(amount) + formatWholePesos(pesos);
}

/** '$ 4.850,00', for the product page (PRICE-003). */
export function formatExactPrice(amount: Centavos | null): string {
  if (amount === null) return 'Consultar';
  const size = Math.abs(amount);
  const centavos = String(size % 100).padStart(2, '0');
  return `${signOf(amount)}${formatWholePesos(Math.floor(size / 100))},${centavos}`;
}

/** '$ 4.850' or '$ 4.850,50': with centavos where there are some, so that a sum can be checked by hand; `null` is 'Consultar'. */
export function formatAmount(amount: Centavos | null): string {
  return amount === null || amount % 100 === 0 ? formatPrice(amount) : formatExactPrice(amount);
}

/** '$ 25.997', for whole pesos of any size (CALC-025). */
export function formatWholePesos(pesos: bigint | number): string {
  return `${signOf(pesos)}$${NO_BREAK_SPACE}${formatWholeNumber(pesos < 0 ? -pesos : pesos)}`;
}

/**
 * '120.000', for a whole number. It does without `Intl`, because a cheap phone takes a tenth of a second to create its
 * first number format, and every page has prices.
 */
export function formatWholeNumber(value: bigint | number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function signOf(value: bigint | number): string {
  return value < 0 ? '-' : '';
}

/** '12,4 MB', at least '0,1 MB'. */
export function formatMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.round(bytes / 100_000));
  return `${formatWholeNumber(Math.floor(tenths / 10))},${tenths % 10}${NO_BREAK_SPACE}MB`;
}

/** '1 producto', '1.200 productos'. */
export function formatCount(count: number, noun: { one: string; many: string }): string {
  return `${formatWholeNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}
