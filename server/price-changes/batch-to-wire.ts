import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type {
  WirePriceBatch,
  WirePriceBatchReceipt,
  WirePriceBatchStatus,
  WirePrices,
} from '#schemas/price-change-answers.ts';
import type { PriceBatchRow, PriceBatchStatus } from '#server/db/tables/price-tables.ts';

export function pricesToWire({ price, bulkOffer }: ProductPrice): WirePrices {
  return {
    price: price === null ? '' : toDecimalString(price),
    wholesalePrice: bulkOffer === null ? '0' : toDecimalString(bulkOffer.packPrice),
  };
}

/** A batch whose rows are being copied counts already; staged ones are never shown. */
const WIRE_STATUS = {
  staged: 'scheduled',
  scheduled: 'scheduled',
  settling: 'applied',
  applied: 'applied',
  cancelled: 'cancelled',
  ended: 'ended',
} as const satisfies Record<PriceBatchStatus, WirePriceBatchStatus>;

/** @param undone how many of its rows are undone now */
export function batchToWire(batch: PriceBatchRow, undone: number): WirePriceBatch {
  return {
    id: batch.id,
    source: batch.source,
    status: WIRE_STATUS[batch.status],
    rule: batch.rule,
    note: batch.note,
    actor: batch.actor,
    createdAt: new Date(batch.created_at).toISOString(),
    appliedAt: isoOf(batch.applied_at),
    startsAt: isoOf(batch.starts_at),
    endsAt: isoOf(batch.ends_at),
    changed: batch.changed,
    undoneBy: batch.undone_by,
    undone,
    undoOf: batch.undo_of,
    leftOut: batch.left_out,
  };
}

/** The first answer about a batch, whatever happened to it since. */
export function receiptToWire(batch: PriceBatchRow): WirePriceBatchReceipt {
  const isScheduled = batch.starts_at !== null;
  return {
    id: batch.id,
    status: isScheduled ? 'scheduled' : 'applied',
    changed: batch.changed + batch.left_out,
  };
}

function isoOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
