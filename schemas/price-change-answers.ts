import { z } from 'zod';
import { VAT_RATES } from '#domain/law/vat.ts';
import { answer } from './answer.ts';
import { pesosText } from './product-answer.ts';
import type {
  WirePreviewRow,
  WirePriceBatch,
  WirePriceBatchDetail,
  WirePriceBatchReceipt,
  WirePriceBatchRow,
  WirePriceMoment,
  WirePricePreview,
  WirePriceProgress,
  WirePrices,
  WirePriceUndo,
  WireSelectedProducts,
  WireStalePrices,
  WireVatPreview,
  WireVatRow,
} from './wire/price-change.ts';

/** The answers about price changes, for the API's description. A test checks every answer against them. */
const id = z.string();
const count = z.int().min(0);
const instant = z.iso.datetime();

const prices = answer<WirePrices>()(
  z.strictObject({
    price: pesosText.describe("Pesos con punto decimal; '' es Consultar"),
    wholesalePrice: pesosText.describe("El precio del pack; '0' sin oferta por cantidad"),
  }),
);

const flag = z.enum(['no-price', 'unchanged', 'big-change', 'pack-not-cheaper', 'not-positive']);
const source = z.enum(['edit', 'price-list', 'studio', 'import', 'undo']);

const previewRow = answer<WirePreviewRow>()(
  z.strictObject({
    _id: id,
    version: count,
    code: z.string(),
    brand: z.string(),
    name: z.string(),
    before: prices,
    after: prices.describe('Igual que antes en las filas que no se aplican'),
    flags: z.array(flag),
  }),
);

const codes = {
  unknownCodes: z.array(z.string()).describe('Los códigos que ningún producto tiene'),
  hiddenCodes: z.array(z.string()).describe('Los códigos de productos ocultos que no se incluyen'),
};

export const pricePreviewAnswer = answer<WirePricePreview>()(
  z.strictObject({ rows: z.array(previewRow), ...codes }),
);

export const selectedProductsAnswer = answer<WireSelectedProducts>()(
  z.strictObject({ count, brands: z.array(z.string()), ...codes }),
);

const vat = z.enum(VAT_RATES);

const vatRow = answer<WireVatRow>()(
  z.strictObject({
    _id: id,
    version: count,
    code: z.string(),
    brand: z.string(),
    name: z.string(),
    before: vat,
    after: vat,
  }),
);

export const vatPreviewAnswer = answer<WireVatPreview>()(z.strictObject({ rows: z.array(vatRow), ...codes }));

export const priceReceiptAnswer = answer<WirePriceBatchReceipt>()(
  z.strictObject({ id, status: z.enum(['applied', 'scheduled']), changed: count }),
);

export const priceBatchAnswer = answer<WirePriceBatch>()(
  z.strictObject({
    id,
    source,
    status: z.enum(['applied', 'scheduled', 'cancelled', 'ended']),
    rule: z.string().describe('En palabras'),
    note: z.string(),
    actor: z.string().describe('Un correo; vacío si fue el servidor'),
    createdAt: instant,
    appliedAt: instant.nullable(),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    changed: count,
    undoneBy: id.nullable(),
    undone: count.describe('Cuántas de sus filas están deshechas'),
    undoOf: id.nullable(),
    leftOut: count.describe('Filas que no se aplicaron porque su producto había cambiado'),
  }),
);

const batchRow = answer<WirePriceBatchRow>()(
  z.strictObject({
    _id: id,
    code: z.string(),
    name: z.string(),
    before: prices,
    after: prices,
    state: z.enum(['applied', 'left-out', 'undone', 'changed-since', 'waiting']),
  }),
);

export const priceBatchDetailAnswer = answer<WirePriceBatchDetail>()(
  priceBatchAnswer.extend({ rows: z.array(batchRow) }),
);

export const priceUndoAnswer = answer<WirePriceUndo>()(
  z.strictObject({
    id: id.nullable().describe('El cambio que deshizo este; null si no quedaba nada'),
    restored: count,
    changedSince: z.array(id).describe('Los productos cuyo precio cambió después'),
  }),
);

export const priceProgressAnswer = answer<WirePriceProgress>()(
  z.strictObject({ running: z.strictObject({ done: count, total: count }).nullable() }),
);

export const stalePricesAnswer = answer<WireStalePrices>()(
  z.strictObject({ days: count, count, ids: z.array(id) }),
);

export const priceMomentAnswer = answer<WirePriceMoment>()(
  z.strictObject({ changedAt: instant, actor: z.string(), source, batch: id, before: prices, after: prices }),
);
