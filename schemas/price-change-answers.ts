import { z } from 'zod';
import { VAT_RATES } from '#domain/law/vat.ts';
import { PRICE_FLAGS } from '#domain/prices/price-alteration.ts';
import { count, id, instant } from './answer-parts.ts';
import { pesosText } from './product-answer.ts';

/** Before and after a change, as a product's own. */
const prices = z.strictObject({
  price: pesosText.describe("Pesos con punto decimal; '' es Consultar"),
  wholesalePrice: pesosText.describe("El precio del pack; '0' sin oferta por cantidad"),
});

const flag = z
  .enum(PRICE_FLAGS)
  .describe("Las filas 'no-price', 'unchanged' y 'not-positive' no se aplican; las demás marcas son avisos");
const source = z.enum(['edit', 'price-list', 'studio', 'import', 'undo']);

const previewRow = z.strictObject({
  _id: id,
  version: count,
  code: z.string(),
  brand: z.string(),
  name: z.string(),
  before: prices,
  after: prices.describe('Igual que antes en las filas que no se aplican'),
  flags: z.array(flag),
});

const codes = {
  unknownCodes: z.array(z.string()).describe('Los códigos que ningún producto tiene'),
  hiddenCodes: z.array(z.string()).describe('Los códigos de productos ocultos que no se incluyen'),
  hiddenLeftOut: count.describe('Los productos ocultos que cumplen todo lo demás y no se incluyen'),
};

/** The largest difference first. */
export const pricePreviewAnswer = z.strictObject({ rows: z.array(previewRow), ...codes });

/** Which products a change would be about, without their rows; brands in alphabetical order. */
export const selectedProductsAnswer = z.strictObject({ count, brands: z.array(z.string()), ...codes });

const vat = z.enum(VAT_RATES);

const vatRow = z.strictObject({
  _id: id,
  version: count,
  code: z.string(),
  brand: z.string(),
  name: z.string(),
  before: vat,
  after: vat,
});

/** `POST /items/actions` applies it. */
export const vatPreviewAnswer = z.strictObject({ rows: z.array(vatRow), ...codes });

export const priceReceiptAnswer = z.strictObject({
  id,
  status: z.enum(['applied', 'scheduled']),
  changed: count,
});

/** 'applied' with an `endsAt` is running; 'ended' went back to the prices before it. */
const batchStatus = z.enum(['applied', 'scheduled', 'cancelled', 'ended']);

/** One entry of `GET /price-changes`. */
export const priceBatchAnswer = z.strictObject({
  id,
  source,
  status: batchStatus,
  rule: z.string().describe('En palabras'),
  note: z.string(),
  actor: z.string().describe('Un correo; vacío si fue el servidor'),
  createdAt: instant,
  appliedAt: instant.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Products whose price the batch changed or, while it is scheduled, will change. */
  changed: count,
  /** The batch that undid all or part of this one. */
  undoneBy: id.nullable(),
  undone: count.describe('Cuántas de sus filas están deshechas'),
  /** The batch that this one undoes. */
  undoOf: id.nullable(),
  leftOut: count.describe('Filas que no se aplicaron porque su producto había cambiado'),
});

/** 'changed-since': applied, and the product's price is another one now, so that an undo leaves it. */
const rowState = z.enum(['applied', 'left-out', 'undone', 'changed-since', 'waiting']);

const batchRow = z.strictObject({
  _id: id,
  code: z.string(),
  name: z.string(),
  before: prices,
  after: prices,
  state: rowState,
});

export const priceBatchDetailAnswer = priceBatchAnswer.extend({ rows: z.array(batchRow) });

export const priceUndoAnswer = z.strictObject({
  id: id.nullable().describe('El cambio que deshizo este; null si no quedaba nada'),
  restored: count,
  changedSince: z.array(id).describe('Los productos cuyo precio cambió después'),
});

/** The rows of the change that is being applied. */
export const priceProgressAnswer = z.strictObject({
  running: z.strictObject({ done: count, total: count }).nullable(),
});

export const stalePricesAnswer = z.strictObject({ days: count, count, ids: z.array(id) });

/** One entry of `GET /items/{id}/prices`, newest first. */
export const priceMomentAnswer = z.strictObject({
  changedAt: instant,
  actor: z.string(),
  source,
  batch: id,
  before: prices,
  after: prices,
});

export type WirePrices = z.output<typeof prices>;
export type WirePreviewRow = z.output<typeof previewRow>;
export type WirePricePreview = z.output<typeof pricePreviewAnswer>;
export type WireSelectedProducts = z.output<typeof selectedProductsAnswer>;
export type WireVatRow = z.output<typeof vatRow>;
export type WireVatPreview = z.output<typeof vatPreviewAnswer>;
export type WirePriceBatchReceipt = z.output<typeof priceReceiptAnswer>;
export type WirePriceBatchStatus = z.output<typeof batchStatus>;
export type WirePriceBatchRowState = z.output<typeof rowState>;
export type WirePriceBatch = z.output<typeof priceBatchAnswer>;
export type WirePriceBatchRow = z.output<typeof batchRow>;
export type WirePriceBatchDetail = z.output<typeof priceBatchDetailAnswer>;
export type WirePriceUndo = z.output<typeof priceUndoAnswer>;
export type WirePriceProgress = z.output<typeof priceProgressAnswer>;
export type WireStalePrices = z.output<typeof stalePricesAnswer>;
export type WirePriceMoment = z.output<typeof priceMomentAnswer>;
