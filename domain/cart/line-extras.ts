import { sentComment } from './sent-comment.ts';

/** What a line carries besides its product and units. It travels in one piece through cart, order, quote, print and export. */
export type LineExtras = {
  /** What the shopper wrote beside it (BUY-009); '' for nothing. */
  readonly comment: string;
};

export const NO_EXTRAS: LineExtras = { comment: '' };

/** As they are kept, from what a shopper typed or chose. */
export function sentExtras({ comment }: LineExtras): LineExtras {
  return { comment: sentComment(comment) };
}

/** Without what is none, for a text that is compared or stored: another extra doesn't change the texts of lines without it. */
export function givenExtras({ comment }: LineExtras): Partial<LineExtras> {
  return comment === '' ? {} : { comment };
}

/** The inverse, also of a text that somebody else may have written. */
export function readExtras({ comment }: { readonly comment?: unknown }): LineExtras {
  return typeof comment === 'string' ? { comment } : NO_EXTRAS;
}

/** The extras of a line that gets more units, which may come with others. */
export function replacedExtras(before: LineExtras, added: LineExtras): LineExtras {
  return { ...before, ...givenExtras(added) };
}

/** The extras of two items of one product that an order takes as one line. */
export function joinedExtras(one: LineExtras, other: LineExtras): LineExtras {
  return { comment: [one.comment, other.comment].filter(Boolean).join('\n') };
}

export type ExtraInWords = { readonly name: string; readonly text: string };

/** What people read of them. */
export function extrasInWords({ comment }: LineExtras): readonly ExtraInWords[] {
  return comment === '' ? [] : [{ name: 'Nota', text: comment }];
}
