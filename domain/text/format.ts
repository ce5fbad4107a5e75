import type { Centavos } from '../money/centavos.ts';

// Numbers and times as Spanish text, for screens and mails alike; the locale never comes from the machine.
export const LOCALE = 'es-AR';
const TIME_ZONE = 'America/Argentina/Cordoba';

const wholePesos = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});
const exactPesos = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'ARS' });
const wholeNumber = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
const plainDate = new Intl.DateTimeFormat(LOCALE, day);
const timeOfDay = new Intl.DateTimeFormat(LOCALE, time);
const longDate = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', ...day, ...time });

/** '$ 4.850' with a no-break space, for cards and the cart (PRICE-002); 'Consultar' without a price (PRICE-005). */
export function formatPrice(amount: Centavos | null): string {
  return amount === null ? 'Consultar' : wholePesos.format(amount / 100);
}

/** '$ 4.850,00', for the product page (PRICE-003). */
export function formatExactPrice(amount: Centavos | null): string {
  return amount === null ? 'Consultar' : exactPesos.format(amount / 100);
}

/** '20 de noviembre de 2026, 18:05', at the shop (MSGADM-G01). */
export function formatDate(epochMs: number): string {
  // Together the two would be joined by 'a las' or by a comma, as the version of the language data has it.
  return `${plainDate.format(epochMs)}, ${timeOfDay.format(epochMs)}`;
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
