import { z } from 'zod';
import { count, instant } from './answer-parts.ts';
import { pesosText } from './product-answer.ts';

/** A row of the price list; '0' means none. Without the last two the bulk offer stays as it is. */
const priceRow = z.strictObject({
  codigo: z.string(),
  precio: pesosText,
  precio_mayorista: pesosText.optional(),
  cantidad_minima: z.string().optional(),
});

/** The answer of `GET /get-prices`. */
export const priceListAnswer = z.strictObject({
  source: z.string(),
  readAt: instant,
  rows: z.array(priceRow),
  /** The codes of rows without a price, which change nothing; left out if there are none. */
  withoutPrice: z.array(z.string()).optional(),
  packs: count
    .describe('Productos cuyo pack queda igual aunque su precio cambia; no está si no hay ninguno')
    .optional(),
  /** The sheet of a workbook that was read, and all visible ones; left out for a CSV file. */
  sheet: z.string().optional(),
  sheets: z.array(z.string()).optional(),
});

/** The answer of `POST /update-prices`. */
export const priceUpdateAnswer = z.strictObject({
  success: z.literal(true),
  updated: count,
  unchanged: count,
  unknownCodes: z.array(z.string()),
});

export type WirePriceRow = z.output<typeof priceRow>;
export type WirePriceList = z.output<typeof priceListAnswer>;
export type WirePriceUpdate = z.output<typeof priceUpdateAnswer>;
