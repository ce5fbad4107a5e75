import type { Rate } from '#domain/financing/instalment-plan.ts';
import type { Centavos } from '#domain/money/centavos.ts';

// The one place that turns numbers into Spanish text; the locale never comes from the machine.
const LOCALE = 'es-AR';
const NO_BREAK_SPACE = '\u00a0';

const wholePesos = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});
const exactPesos = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'ARS' });
const twoDecimals = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToTwoDecimals = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const wholeNumber = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const longDate = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Cordoba',
});

/** '$ 4.850' with a no-break space, for cards and the cart (PRICE-002); 'Consultar' without a price (PRICE-005). */
export function formatPrice(amount: Centavos | null): string {
  return amount === null ? 'Consultar' : wholePesos.format(amount / 100);
}

/** '$ 4.850,00', for the product page (PRICE-003). */
export function formatExactPrice(amount: Centavos | null): string {
  return amount === null ? 'Consultar' : exactPesos.format(amount / 100);
}

/** '$ 25.997', of whole pesos, however many (CALC-025). */
export function formatWholePesos(pesos: bigint): string {
  return wholePesos.format(pesos);
}

/** '120.000' */
export function formatWholeNumber(value: bigint | number): string {
  return wholeNumber.format(value);
}

/** '20 %', '95,5 %', with a no-break space. */
export function formatRate({ numerator, denominator }: Rate): string {
  const percent = (100 * Number(numerator)) / Number(denominator);
  return `${upToTwoDecimals.format(percent)}${NO_BREAK_SPACE}%`;
}

/** Hundredths of a percent: `1667` is '16,67 %', with a no-break space. */
export function formatPercent(hundredths: number): string {
  return `${twoDecimals.format(hundredths / 100)}${NO_BREAK_SPACE}%`;
}

/** 'viernes, 20 de noviembre de 2026, 18:05', at the shop (ORDADM-004). */
export function formatLongDate(epochMs: number): string {
  return longDate.format(epochMs);
}

/** '1 unidad', '8 unidades'. */
export function formatUnits(units: number): string {
  return formatCount(units, { one: 'unidad', many: 'unidades' });
}

/** '1 producto', '1.200 productos'. */
export function formatCount(count: number, noun: { one: string; many: string }): string {
  return `${wholeNumber.format(count)} ${count === 1 ? noun.one : noun.many}`;
}
