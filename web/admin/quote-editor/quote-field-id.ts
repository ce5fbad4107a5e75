import type { QuoteField } from './read-quote-draft.ts';

/** The id of a field's control. It is unique because a page has one quote editor. */
export function quoteFieldId(field: QuoteField): string {
  return `presupuesto-${field}`;
}

/** A field that is a group of controls gives the focus to the first of them; a stepper's are its field's. */
export function focusQuoteField(field: QuoteField): void {
  const control = document.getElementById(quoteFieldId(field));
  const first = ['input, select', 'button'].flatMap(
    (kind) => control?.querySelector<HTMLElement>(kind) ?? [],
  )[0];
  (first ?? control)?.focus();
}
