import { type Pieces, pieceList } from '../measure/pieces.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import { sentComment } from './sent-comment.ts';

/** Cuts of a colour, of a model, or of a product without variants (''). */
export type VariantPieces = Pieces & { readonly variant: string };

/** What a line carries besides its product and units. It travels in one piece through cart, order, quote, print and export. */
export type LineExtras = {
  /** What the shopper wrote beside it (BUY-009); '' for nothing. */
  readonly comment: string;
  /** The cuts in which it is asked (UNIT-004). A variant in one cut has none here. */
  readonly pieces: readonly VariantPieces[];
};

export const NO_EXTRAS: LineExtras = { comment: '', pieces: [] };

/** As they are kept, from what a shopper typed or chose. */
export function sentExtras({ comment, pieces }: LineExtras): LineExtras {
  return { comment: sentComment(comment), pieces };
}

/** Without what is none, for a text that is compared or stored: another extra doesn't change the texts of lines without it. */
export function givenExtras({ comment, pieces }: LineExtras): Partial<LineExtras> {
  return { ...(comment !== '' && { comment }), ...(pieces.length > 0 && { pieces }) };
}

/** The inverse, also of a text that somebody else may have written. */
export function readExtras({
  comment,
  pieces,
}: {
  readonly comment?: unknown;
  readonly pieces?: unknown;
}): LineExtras {
  return {
    comment: typeof comment === 'string' ? comment : '',
    pieces: Array.isArray(pieces) ? pieces.flatMap(readPieces) : [],
  };
}

function readPieces(written: unknown): VariantPieces[] {
  if (typeof written !== 'object' || written === null) return [];
  const { variant, count, length }: Readonly<Record<string, unknown>> = { ...written };
  const isRead = typeof variant === 'string' && isCounted(count) && isCounted(length);
  return isRead ? [{ variant, count, length }] : [];
}

function isCounted(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** The extras of a line that gets more units, which may come with others; its cuts are joined elsewhere. */
export function replacedExtras(before: LineExtras, { comment }: LineExtras): LineExtras {
  return comment === '' ? before : { ...before, comment };
}

/** The extras of two items of one product that an order takes as one line; their cuts are joined elsewhere. */
export function joinedComments(one: LineExtras, other: LineExtras): string {
  return [one.comment, other.comment].filter(Boolean).join('\n');
}

export type ExtraInWords = { readonly name: string; readonly text: string };

/** What people read of them. */
export function extrasInWords(
  { comment, pieces }: LineExtras,
  unit: Pick<SaleUnit, 'code' | 'scale'>,
): readonly ExtraInWords[] {
  const byVariant = Map.groupBy(pieces, ({ variant }) => variant);
  const cuts = [...byVariant].map(([variant, cuts]) => ({
    name: variant === '' ? 'Cortes' : `Cortes de ${variant}`,
    text: pieceList(cuts, unit),
  }));
  return comment === '' ? cuts : [...cuts, { name: 'Nota', text: comment }];
}
