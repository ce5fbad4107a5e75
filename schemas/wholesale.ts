import { z } from 'zod';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import { parseDiscountPercent } from '#domain/quotes/discount-percent.ts';
import { endOfShopDay } from '#domain/quotes/quote-validity.ts';
import { SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { PRICE_LIST_LIMITS } from '#domain/wholesale/price-list-limits.ts';
import type { ListRule } from '#domain/wholesale/wholesale-list.ts';
import { count, day, id, instant, pesos } from './answer-parts.ts';
import type { LabelsOf } from './labels-of.ts';
import { idSchema, searchText } from './paging.ts';
import { withoutNul } from './without-nul.ts';

const text = (maximum: number) =>
  withoutNul(
    z
      .string({ error: 'tiene que ser un texto' })
      .trim()
      .max(maximum, { error: `tiene más de ${maximum} letras` }),
  );

const amount = z
  .number({ error: 'tiene que ser un número en pesos' })
  .nonnegative({ error: 'no puede ser negativo' })
  .max(MAX_CENTAVOS / 100, { error: 'es demasiado grande' })
  .transform((value): Centavos => centavos(Math.round(value * 100)));

/** Above 0, because a list that gives things away is a slip of the pen. */
const price = amount.refine((value) => value > 0, { error: 'tiene que ser más que 0' });

const percentOff = z.string({ error: "tiene que ser un texto, como '12.5'" }).transform((typed, context) => {
  const percent = parseDiscountPercent(typed);
  if (percent !== null && percent > 0 && percent < 10_000) return percent;
  context.addIssue({ code: 'custom', message: 'tiene que ser más que 0 y menos que 100' });
  return z.NEVER as PercentHundredths;
});

const place = text(PRICE_LIST_LIMITS.name).default('');

const rule = z
  .strictObject({ section: place, subsection: place, type: place, brand: place, percent: percentOff })
  .refine(isWholePlace, { error: 'un tipo lleva también su subsección, y una subsección su sección' })
  .transform((given): ListRule => given);

/** A place that follows the tree of categories when that changes. */
function isWholePlace({
  section,
  subsection,
  type,
}: Pick<ListRule, 'section' | 'subsection' | 'type'>): boolean {
  return (subsection === '' || section !== '') && (type === '' || subsection !== '');
}

const firstDay = dayAs((end) => end - SHOP_DAY_MS);
const lastDay = dayAs((end) => end);

/** A day at the shop as a moment, or none. @param moment makes it of the day's end; both in epoch ms */
function dayAs(moment: (end: number) => number) {
  return z
    .string()
    .nullable()
    .default(null)
    .transform((typed, context): number | null => {
      if (typed === null || typed === '') return null;
      const end = endOfShopDay(typed);
      if (end !== null) return moment(end);
      context.addIssue({ code: 'custom', message: "tiene que ser un día, como '2026-11-30'" });
      return z.NEVER;
    });
}

/** The body of `POST /price-lists` and `PUT /price-lists/{id}`, which replaces all of a list but its links. */
export const priceListSchema = z.strictObject({
  name: text(PRICE_LIST_LIMITS.name).min(1, { error: 'es obligatorio' }),
  rules: z
    .array(rule)
    .max(PRICE_LIST_LIMITS.rules, { error: `tiene más de ${PRICE_LIST_LIMITS.rules}` })
    .default([]),
  prices: z
    .array(z.strictObject({ _id: idSchema, price }))
    .max(PRICE_LIST_LIMITS.prices, { error: `tiene más de ${PRICE_LIST_LIMITS.prices}` })
    .default([])
    .transform((own) => new Map(own.map((one) => [one._id, one.price]))),
  minimum: amount.default(centavos(0)),
  increment: z
    .int({ error: 'tiene que ser un número entero' })
    .min(1, { error: 'tiene que ser al menos 1' })
    .max(PRICE_LIST_LIMITS.increment, { error: `puede ser a lo sumo ${PRICE_LIST_LIMITS.increment}` })
    .default(1),
  conditions: text(PRICE_LIST_LIMITS.conditions).default(''),
  from: firstDay,
  until: lastDay,
});

/** The body of `POST /price-lists/{id}/links`. */
export const priceListLinkSchema = z.strictObject({
  forWhom: text(PRICE_LIST_LIMITS.name).min(1, { error: 'es obligatorio' }),
  contact: text(PRICE_LIST_LIMITS.contact).default(''),
  until: lastDay,
});

export const priceListLinkParams = z.object({ id: idSchema, linkId: idSchema });
export const priceListPricesQuery = z.object({ q: searchText.default('') });

const ruleAnswer = z.strictObject({
  section: z.string(),
  subsection: z.string(),
  type: z.string(),
  brand: z.string(),
  percent: z.string().describe("'12.5'"),
});

export const priceListLinkAnswer = z.strictObject({
  _id: id,
  forWhom: z.string(),
  contact: z.string(),
  until: day.nullable(),
  state: z.enum(['open', 'ended', 'cut']),
  url: z.url(),
  usedAt: instant.nullable(),
  orders: count.describe('Los pedidos que llegaron por él'),
});

export const wholesaleListAnswer = z.strictObject({
  _id: id,
  name: z.string(),
  rules: z.array(ruleAnswer).describe("Cuánto menos: gana la más precisa; '' es cualquiera"),
  prices: z.array(z.strictObject({ _id: id, price: pesos })).describe('Los precios propios'),
  minimum: pesos.describe('De un pedido; 0 es ninguno'),
  increment: count.describe('De a cuántas unidades se vende'),
  conditions: z.string().describe('Envío y pago'),
  from: day.nullable(),
  until: day.nullable(),
  version: count,
  customers: count.describe('Los clientes a los que se les vende con ella en el mostrador'),
  links: z.array(priceListLinkAnswer),
});

/** What a list asks of a customer at the desk. */
export const listTermsAnswer = z.strictObject({
  _id: id,
  name: z.string(),
  minimum: pesos.describe('De un pedido; 0 es ninguno'),
  prices: z.record(z.string(), pesos).describe('Por producto, donde pide menos que a todos'),
});

/** Prices of a list's own, as a file says them; nothing of it is saved. */
export const readPricesAnswer = z.strictObject({
  prices: z.array(z.strictObject({ _id: id, price: pesos })),
  notLower: count.describe('Los que no piden menos que a todos: ahí vale el precio de todos'),
  unknown: z.array(z.string()).describe('Los primeros códigos que no son de la tienda'),
  unknownCount: count,
});

/** What a list asks for the products that a search finds. */
export const listedPricesAnswer = z.strictObject({
  total: count,
  own: count.describe('Los que tienen precio propio'),
  rows: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      code: z.string().nullable(),
      photo: z.string().nullable(),
      retail: pesos.nullable(),
      price: pesos.nullable(),
      by: z.enum(['own', 'rule', 'none']),
      rule: ruleAnswer.nullable(),
    }),
  ),
});

/** What the holder of a list sees instead of what everybody sees. */
export const wholesaleAnswer = z.strictObject({
  holder: z.string(),
  list: z.strictObject({ id, name: z.string() }),
  until: day.nullable().describe('El último día'),
  minimum: pesos,
  increment: count,
  conditions: z.string(),
  prices: z.record(z.string(), pesos).describe('Por producto, los que no cuestan lo mismo que a todos'),
});

export type WirePriceList = z.output<typeof wholesaleListAnswer>;
export type WireReadPrices = z.output<typeof readPricesAnswer>;
export type WireListTerms = z.output<typeof listTermsAnswer>;
export type WirePriceListLink = z.output<typeof priceListLinkAnswer>;
export type WireListRule = z.output<typeof ruleAnswer>;
export type WireListedPrices = z.output<typeof listedPricesAnswer>;
export type WireWholesale = z.output<typeof wholesaleAnswer>;
export type PriceListRequest = z.output<typeof priceListSchema>;
export type PriceListLinkRequest = z.output<typeof priceListLinkSchema>;
export type WirePriceListRequest = z.input<typeof priceListSchema>;

export const WHOLESALE_LABELS = {
  name: 'Nombre',
  rules: 'Reglas',
  percent: 'Por ciento menos',
  prices: 'Precios propios',
  minimum: 'Pedido mínimo',
  increment: 'Se vende',
  conditions: 'Envío y pago',
  from: 'Desde',
  until: 'Hasta',
  forWhom: 'Para quién',
  contact: 'Teléfono o correo',
} as const satisfies LabelsOf<z.input<typeof priceListSchema> & z.input<typeof priceListLinkSchema>>;
