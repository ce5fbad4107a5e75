import { z } from 'zod';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { type Centavos, ZERO } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { pairedOffer } from '#domain/pricing/paired-offer.ts';
import type { LabelsOf } from './labels-of.ts';
import type { WirePriceRow } from './price-list-answers.ts';
import { withoutNul } from './without-nul.ts';

export const MAX_PRICE_ROWS = 20_000;

/** The change that a row requests. */
export type PriceRow = {
  readonly code: string;
  readonly price: Centavos;
  /** `null` removes the bulk offer, `undefined` keeps it. */
  readonly bulkOffer: BulkOffer | null | undefined;
};

const WIRE_OFFER = {
  packPrice: 'precio_mayorista',
  minimumUnits: 'cantidad_minima',
} as const satisfies Record<keyof BulkOffer, keyof WirePriceRow>;

const EMPTY = 'está vacío';
const NOT_AN_AMOUNT = "tiene que ser un número con punto decimal ('1500.50')";

const code = withoutNul(
  z.string({ error: EMPTY }).trim().min(1, { error: EMPTY }).max(40, { error: 'tiene más de 40 letras' }),
);

const price = z.string({ error: EMPTY }).transform((text, context) => {
  const amount = parseDecimalString(text);
  if (amount !== null && amount > 0) return amount;
  const reason = amount === null ? NOT_AN_AMOUNT : 'tiene que ser mayor que cero';
  context.addIssue({ code: 'custom', message: text === '' ? EMPTY : reason });
  return z.NEVER;
});

/** '0' and '' mean that there is no bulk offer. */
const packPrice = z.string().transform((text, context) => {
  const amount = text === '' ? ZERO : parseDecimalString(text);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: amount === null ? NOT_AN_AMOUNT : 'no puede ser negativo' });
  return z.NEVER;
});

const minimumUnits = z
  .string()
  .regex(/^\d{0,6}$/, { error: 'tiene que ser un número entero de unidades' })
  .transform(Number);

/** A row from the list or from a client: both follow the same rules (PRICES-010). */
export const priceRowSchema = z
  .object({
    codigo: code,
    precio: price,
    precio_mayorista: packPrice.optional(),
    cantidad_minima: minimumUnits.optional(),
  })
  .transform((row, context): PriceRow => {
    const { precio_mayorista: pack, cantidad_minima: units } = row;
    const priced = { code: row.codigo, price: row.precio };
    if (pack === undefined && units === undefined) return { ...priced, bulkOffer: undefined };
    const paired = pairedOffer({ packPrice: pack ?? ZERO, minimumUnits: units ?? 0 });
    if (paired.ok) return { ...priced, bulkOffer: paired.offer };
    for (const part of paired.parts) {
      const message = 'falta: el precio mayorista y la cantidad mínima van juntos';
      context.addIssue({ code: 'custom', path: [WIRE_OFFER[part]], message });
    }
    return z.NEVER;
  });

/** The body of `POST /update-prices`. */
export const priceUpdateSchema = z.object({
  rows: z
    .array(priceRowSchema, { error: 'es obligatorio' })
    .min(1, { error: 'no tiene filas' })
    .max(MAX_PRICE_ROWS, { error: `tiene más de ${MAX_PRICE_ROWS} filas` })
    // Piped, because a refinement would also run with invalid rows.
    .pipe(z.custom<PriceRow[]>().superRefine(reportRepeatedCodes)),
  packs: z
    .enum(['keep', 'follow'], { error: "tiene que ser 'keep' o 'follow'" })
    .default('keep')
    .describe('Los packs de los que la lista no dice nada: quedan igual, o se mueven en proporción'),
});

function reportRepeatedCodes(rows: readonly PriceRow[], context: z.RefinementCtx): void {
  for (const [index, first] of repeatedCodes(rows)) {
    context.addIssue({
      code: 'custom',
      path: [index, 'codigo'],
      message: `repite el código de rows.${first}`,
    });
  }
}

/** The rows that repeat an earlier row's code: the row's index, and the earlier one's. */
export function repeatedCodes(rows: readonly Pick<PriceRow, 'code'>[]): Map<number, number> {
  const firstWith = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const key = codeKey(row.code);
    const first = firstWith.get(key);
    if (first === undefined) firstWith.set(key, index);
    else repeated.set(index, first);
  }
  return repeated;
}

export const PRICE_LIST_LABELS = {
  rows: 'Filas',
  packs: 'Packs',
  codigo: 'Código',
  precio: 'Precio',
  precio_mayorista: 'Precio mayorista',
  cantidad_minima: 'Cantidad mínima',
} as const satisfies LabelsOf<z.input<typeof priceUpdateSchema>>;
