import type { QuoteField } from './read-quote-draft.ts';

/** The id of a field's control. It is unique because a page has one quote editor. */
export function quoteFieldId(field: QuoteField): string {
  return `presupuesto-${field}`;
}
