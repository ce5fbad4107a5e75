import { z } from 'zod';
import { LABEL_SHEETS, type LabelSheet, type SheetMargins } from '#domain/labels/label-sheet.ts';
import { SINGLE_LABELS, type SingleLabel } from '#domain/labels/single-label.ts';

const KEY = 'hilvan:papel-de-etiquetas';

const millimetres = z.number().min(0).max(60);

const paperSchema = z.object({
  kind: z.enum(['sheet', 'single', 'zpl']),
  sheet: z.string(),
  /** By the sheet's key; a sheet that nobody moved has its own. */
  margins: z.record(
    z.string(),
    z.object({ left: millimetres, top: millimetres, across: millimetres, down: millimetres }),
  ),
  single: z.string(),
  isLarge: z.boolean(),
  parts: z.object({ brand: z.boolean(), variant: z.boolean(), price: z.boolean(), netPrice: z.boolean() }),
});

/** On what labels are printed, and what they say. */
export type LabelPaper = z.output<typeof paperSchema>;

export const FIRST_PAPER: LabelPaper = {
  kind: 'sheet',
  sheet: LABEL_SHEETS[0].key,
  margins: {},
  single: SINGLE_LABELS[0].key,
  isLarge: true,
  parts: { brand: true, variant: true, price: true, netPrice: true },
};

/** This browser remembers it: its printer has the paper. */
export function savePaper(paper: LabelPaper): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(paper));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function savedPaper(): LabelPaper {
  try {
    return paperSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return FIRST_PAPER;
  }
}

export function sheetOf({ sheet }: LabelPaper): LabelSheet {
  return LABEL_SHEETS.find(({ key }) => key === sheet) ?? LABEL_SHEETS[0];
}

export function marginsOf(paper: LabelPaper): SheetMargins {
  const sheet = sheetOf(paper);
  return paper.margins[sheet.key] ?? sheet.margins;
}

export function singleOf({ single }: LabelPaper): SingleLabel {
  return SINGLE_LABELS.find(({ key }) => key === single) ?? SINGLE_LABELS[0];
}
