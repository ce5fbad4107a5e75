import { z } from 'zod';
import { STOCK_KINDS } from '#domain/stock/stock-move.ts';
import { count, id, instant } from './answer-parts.ts';
import { saleUnitAnswer } from './sale-unit.ts';

const parts = z.int().describe('En la parte más chica de la unidad');

const unit = saleUnitAnswer;

const variantName = z.string().describe('Color o modelo; vacío si el producto no tiene');
const shelf = { there: parts, promised: parts, available: parts };

const stockRow = z.strictObject({
  _id: id,
  name: z.string(),
  code: z.string(),
  photo: z.string().nullable(),
  unit,
  variant: variantName,
  ...shelf,
  lowAt: parts.describe('Se avisa cuando queda eso o menos'),
  isLow: z.boolean(),
  supplier: z.string().describe('De quién llegó la última vez'),
  remnants: z.array(parts).describe('Sus retazos; falta si no tiene').optional(),
});

/** One page of what is counted, by supplier; `counted`, `low`, `short` and `remnants` are of all. */
export const stockListAnswer = z.strictObject({
  counted: count,
  low: count,
  short: count,
  remnants: count.describe('Cuántos tienen retazos'),
  total: count.describe('Cuántos encuentra la lista'),
  rows: z.array(stockRow),
});

const stockMove = z.strictObject({
  kind: z.enum(STOCK_KINDS),
  amount: parts.describe('Lo que suma al estante'),
  at: instant,
  actor: z.string(),
  note: z.string(),
  supplier: z.string(),
  orderId: id.nullable(),
  orderNumber: z.int().nullable(),
});

/** What there is of a product, and the last hundred rows of each variant's ledger, newest first. */
export const productStockAnswer = z.strictObject({
  unit,
  variants: z.array(
    z.strictObject({
      name: variantName,
      ...shelf,
      countedAt: instant.nullable().describe('null si no se cuenta'),
      lowAt: parts.nullable().describe('Se avisa cuando queda eso o menos; null es el límite de la tienda'),
      supplier: z.string(),
      rolls: z
        .array(parts)
        .describe('De lo que va por metro, lo más largo primero; falta si nadie los contó')
        .optional(),
      remnants: z.array(parts).describe('Los rollos que son retazos; falta si no tiene').optional(),
      moves: count.describe('Cuántos movimientos tiene'),
      ledger: z.array(stockMove),
    }),
  ),
});

/** What was written, and how much there is afterwards. */
export const stockMovedAnswer = z.strictObject({
  _id: id,
  lines: z.array(z.strictObject({ _id: id, variant: variantName, there: parts })),
});

export const stockDifferencesAnswer = z.strictObject({
  differences: z.array(
    z.strictObject({ _id: id, variant: variantName, there: parts, counted: parts, difference: parts }),
  ),
});

/** The product that a remnant became. */
export const offeredRemnantAnswer = z.strictObject({ _id: id });

/** What orders ask together and less of is available, and which of them ask too much by themselves. */
export const shortagesAnswer = z.strictObject({
  lines: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      unit,
      variant: variantName,
      asked: parts,
      there: parts,
      promised: parts.describe('A otros'),
    }),
  ),
  orders: z.array(id),
});

export type WireShortages = z.output<typeof shortagesAnswer>;
export type WireStockRow = z.output<typeof stockRow>;
export type WireStockList = z.output<typeof stockListAnswer>;
export type WireStockMove = z.output<typeof stockMove>;
export type WireProductStock = z.output<typeof productStockAnswer>;
export type WireStockMoved = z.output<typeof stockMovedAnswer>;
export type WireOfferedRemnant = z.output<typeof offeredRemnantAnswer>;
export type WireStockDifferences = z.output<typeof stockDifferencesAnswer>;
