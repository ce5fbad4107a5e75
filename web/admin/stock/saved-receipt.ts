import { z } from 'zod';
import { saleUnitAnswer } from '#schemas/sale-unit.ts';
import type { ReceiptLine } from './receipt-lines.ts';

const KEY = 'hilvan:recibir';

export type SavedReceipt = {
  readonly lines: readonly ReceiptLine[];
  readonly supplier: string;
  readonly paper: string;
  readonly note: string;
};

export const EMPTY_RECEIPT: SavedReceipt = { lines: [], supplier: '', paper: '', note: '' };

const savedSchema = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      variant: z.string(),
      name: z.string(),
      code: z.string(),
      photo: z.string().nullable(),
      unit: saleUnitAnswer,
      amount: z.int().min(0),
    }),
  ),
  supplier: z.string(),
  paper: z.string(),
  note: z.string(),
});

/** Keeps what is being received in this browser, so that a reload, a login or a pause loses nothing. */
export function saveReceipt(receipt: SavedReceipt): void {
  try {
    if (receipt.lines.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(receipt));
  } catch {
    // Without storage the list lasts until the page is left.
  }
}

export function savedReceipt(): SavedReceipt {
  try {
    return savedSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return EMPTY_RECEIPT;
  }
}
