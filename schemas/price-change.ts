import { z } from 'zod';
import { VAT_RATES } from '#domain/law/vat.ts';
import { type Centavos, centavos } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import { parsePercent } from '#domain/prices/percent.ts';
import type { PriceAlteration } from '#domain/prices/price-alteration.ts';
import { ROUNDING_MODES, ROUNDING_STEPS, type Rounding } from '#domain/prices/rounding.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import type { LabelsOf } from './labels-of.ts';
import { flagQuery, idSchema, pagingQuery, searchText } from './paging.ts';
import { withoutNul } from './without-nul.ts';

/** As many rows as the largest catalogue that we measure. */
export const MAX_CHANGED_ROWS = 100_000;
const MAX_NOTE_LENGTH = 500;
const MAX_DAYS = 3650;

const AMOUNT = "tiene que ser un número con punto decimal ('1500.50')";
const PERCENT = "tiene que ser un porcentaje con punto y hasta dos decimales ('12.5'), de hasta 10000";
const steps = Object.keys(ROUNDING_STEPS).filter((step): step is Rounding['to'] => step in ROUNDING_STEPS);

const category = withoutNul(z.string().max(80, { error: 'tiene más de 80 letras' }));
const many = { error: `tiene más de ${MAX_CHANGED_ROWS}` };
const days = z.int({ error: 'tiene que ser un número entero' }).min(1).max(MAX_DAYS);

const limit = z.string().transform((text, context): Centavos | null => {
  if (text === '') return null;
  const amount = parseDecimalString(text);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: AMOUNT });
  return z.NEVER;
});

const selection = z
  .strictObject({
    section: z.enum(SECTIONS).or(z.literal('')).default(''),
    subsection: category.default(''),
    type: category.default(''),
    brand: withoutNul(z.string().max(200)).default(''),
    q: searchText.default(''),
    codes: z
      .array(withoutNul(z.string().max(40, { error: 'tiene más de 40 letras' })))
      .max(MAX_CHANGED_ROWS, many)
      .optional(),
    ids: z.array(idSchema).max(MAX_CHANGED_ROWS, many).optional(),
    offers: z.boolean().default(false),
    bulk: z.boolean().default(false),
    withoutPhoto: z.boolean().default(false),
    minPrice: limit.default(null),
    maxPrice: limit.default(null),
    hidden: z.boolean().default(false).describe('También los ocultos'),
    except: z
      .boolean()
      .default(false)
      .describe('Todos menos los de esa categoría, marca, texto, códigos e ids; lo demás se cumple igual'),
    unchangedDays: days.optional(),
    unchangedToday: z.boolean().default(false).describe('Solo los que no cambiaron de precio hoy'),
  })
  .transform(({ codes, ids, unchangedDays, section, ...criteria }) => ({
    ...criteria,
    section: section === '' ? null : section,
    codes: codes === undefined || codes.length === 0 ? null : codes,
    // Of an empty list nothing is chosen, where no list chooses all.
    ids: ids ?? null,
    unchangedDays: unchangedDays ?? null,
  }));

const change = z
  .strictObject({
    by: z.enum(['percent', 'amount', 'to']),
    value: z.string(),
    on: z.enum(['price', 'pack', 'both']),
    follow: z
      .boolean()
      .default(false)
      .describe('El otro de los dos, precio o pack, se mueve en la misma proporción'),
  })
  .transform(({ by, value, on, follow }, context): PriceAlteration => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    if (by === 'percent') {
      const percent = parsePercent(value);
      return percent === null ? refuse('value', PERCENT) : { by, percent, on: follow ? 'both' : on };
    }
    if (on === 'both') return refuse('on', 'solo un porcentaje cambia el precio y el pack a la vez');
    const amount = parseDecimalString(value.replace(/^\+/, ''));
    return amount === null ? refuse('value', AMOUNT) : { by, amount, on, otherFollows: follow };
  });

const rounding = z.strictObject({ to: z.enum(steps), mode: z.enum(ROUNDING_MODES) });

const bigChange = z.string().transform((text, context) => {
  const percent = parsePercent(text);
  if (percent !== null && percent >= 0) return percent;
  context.addIssue({ code: 'custom', message: PERCENT });
  return z.NEVER;
});

/** The body of `POST /price-changes/preview`. */
export const priceRuleSchema = z.strictObject({
  select: selection.prefault({}),
  change,
  rounding: rounding.default({ to: '0.01', mode: 'nearest' }),
  bigChange: bigChange.prefault('30'),
});

export type WirePriceRule = z.input<typeof priceRuleSchema>;
export type WirePriceAlteration = WirePriceRule['change'];
export type WirePriceSelection = NonNullable<WirePriceRule['select']>;
export type PriceRuleInput = z.output<typeof priceRuleSchema>;

/** The body of `POST /price-changes/selection`. */
export const selectionRuleSchema = z.strictObject({ select: selection.prefault({}) });

export type WireSelectionRule = z.input<typeof selectionRuleSchema>;
export type SelectionRuleInput = z.output<typeof selectionRuleSchema>;

/** The body of `POST /price-changes/vat/preview`. */
export const vatRuleSchema = z.strictObject({
  select: selection.prefault({}),
  vat: z.enum(VAT_RATES, { error: "tiene que ser '21', '10.5' o '0'" }),
});

export type WireVatRule = z.input<typeof vatRuleSchema>;
export type VatRuleInput = z.output<typeof vatRuleSchema>;

const amountText = (pattern: RegExp) => z.string().regex(pattern, { error: AMOUNT });

/** The amounts are read when the rows are compared with the catalogue. */
export const newPriceRowSchema = z.strictObject({
  _id: idSchema,
  version: z.int().min(1),
  price: amountText(/^$|^\d{1,13}(?:\.\d{1,2})?$/),
  wholesalePrice: amountText(/^$|^\d{1,13}(?:\.\d{1,2})?$/),
});

export type NewPriceRow = z.output<typeof newPriceRowSchema>;

/** There can be very many, so the route reads each by `newPriceRowSchema`, in pieces. */
const unreadRow = z.unknown().meta(z.toJSONSchema(newPriceRowSchema, { target: 'openapi-3.0', io: 'input' }));

const instant = z.iso
  .datetime({ offset: true, error: "tiene que ser un momento ('2026-11-30T12:00:00.000Z')" })
  .transform((text) => Date.parse(text));

/** The body of `POST /price-changes`. */
export const priceBatchSchema = z
  .strictObject({
    rows: z
      .array(unreadRow, { error: 'es obligatorio' })
      .min(1, { error: 'no tiene filas' })
      .max(MAX_CHANGED_ROWS, { error: `tiene más de ${MAX_CHANGED_ROWS} filas` }),
    note: withoutNul(
      z
        .string()
        .trim()
        .max(MAX_NOTE_LENGTH, { error: `tiene más de ${MAX_NOTE_LENGTH} letras` }),
    ).default(''),
    startsAt: instant.nullable().default(null),
    endsAt: instant.nullable().default(null),
    rule: priceRuleSchema.optional(),
    offer: z.boolean().default(false),
  })
  .superRefine(({ startsAt, endsAt, offer }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (endsAt !== null && startsAt !== null && endsAt <= startsAt)
      refuse('endsAt', 'tiene que ser después del comienzo');
    if (offer && endsAt === null) refuse('offer', 'la oferta necesita un final');
  });

export type WireNewPriceBatch = Omit<z.input<typeof priceBatchSchema>, 'rows'> & { rows: NewPriceRow[] };

export type PriceBatchInput = Omit<z.output<typeof priceBatchSchema>, 'rows'> & {
  readonly rows: readonly NewPriceRow[];
};

/** The body of `POST /price-changes/{id}/undo`. */
export const priceUndoSchema = z.strictObject({
  ids: z.array(idSchema).max(MAX_CHANGED_ROWS, many).optional(),
});

export const priceBatchQuery = z.object({
  ...pagingQuery,
  scheduled: flagQuery.default(false).describe('Solo los programados y los que tienen un final'),
});

export const staleQuery = z.object({
  days: z
    .string()
    .regex(/^\d{1,4}$/, { error: 'tiene que ser un número entero' })
    .transform(Number)
    .refine((value) => value >= 1 && value <= MAX_DAYS, { error: `tiene que estar entre 1 y ${MAX_DAYS}` })
    .default(30),
});

/** An amount of a request's row as centavos; '' and '0' are `null`. */
export function rowAmount(text: string): Centavos | null {
  const amount = text === '' ? null : parseDecimalString(text);
  return amount === null || amount === 0 ? null : centavos(amount);
}

export const PRICE_CHANGE_LABELS = {
  select: 'Qué productos',
  ids: 'Elegidos',
  codes: 'Códigos',
  offers: 'En oferta',
  bulk: 'Con oferta por cantidad',
  withoutPhoto: 'Sin foto',
  minPrice: 'Precio desde',
  maxPrice: 'Precio hasta',
  hidden: 'Ocultos',
  unchangedDays: 'Días sin cambios',
  unchangedToday: 'Sin cambios hoy',
  except: 'Todos menos estos',
  change: 'Cambio',
  value: 'Cuánto',
  follow: 'El otro precio',
  rounding: 'Redondeo',
  bigChange: 'Cambio grande',
  rule: 'Regla',
  rows: 'Filas',
  version: 'Versión',
  note: 'Nota',
  startsAt: 'Desde cuándo',
  endsAt: 'Hasta cuándo',
} as const satisfies LabelsOf<WireNewPriceBatch>;
