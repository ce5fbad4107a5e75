import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '#domain/products/product.ts';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { changedLine, withRepeatedLine } from './draft-content.ts';
import { focusQuoteField } from './quote-field-id.ts';
import { lineOfField, type QuoteField, type ReadQuote, readQuoteDraft } from './read-quote-draft.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

export type QuoteForm = {
  readonly content: WireQuoteDraftContent;
  /** What the typed texts say so far. */
  readonly quote: ReadQuote;
  /** The key of the line whose details show. */
  readonly openLine: string | null;
  setOpenLine(key: string | null): void;
  set(change: Partial<WireQuoteDraftContent>): void;
  setLine(key: string, change: Partial<WireQuoteDraftLine>): void;
  repeatLine(key: string, product: Pick<Product, 'saleUnit'>): void;
  /** The problem to show at a field: of one that was left, or after an attempt to send. */
  problemOf(field: QuoteField): string | undefined;
  leave(field: QuoteField): void;
  /** Whether it can be sent; otherwise its problems are shown and the first field gets the focus. */
  isSendable(): boolean;
};

export function useQuoteForm({ content, products, change }: QuoteDraft, today: string): QuoteForm {
  const [left, setLeft] = useState<ReadonlySet<QuoteField>>(new Set());
  const [wasTried, setWasTried] = useState(false);
  const [openLine, setOpenLine] = useState<string | null>(null);
  const { quote, problems } = readQuoteDraft({ content, products }, today);

  /** The fields of a line stand in its details, which open for them. */
  function focusFirst(fields: readonly QuoteField[]): void {
    // That there is no line at all is no field's problem.
    const field = fields.find((one) => one !== 'lines');
    if (field === undefined) return;
    const key = lineOfField(field);
    if (key !== null) flushSync(() => setOpenLine(key));
    focusQuoteField(field);
  }

  return {
    content,
    quote,
    openLine,
    setOpenLine,
    set: (part) => change((before) => ({ ...before, ...part })),
    setLine: (key, part) => change((before) => changedLine(before, key, part)),
    repeatLine: (key, product) => change((before) => withRepeatedLine(before, key, product)),
    problemOf: (field) => (wasTried || left.has(field) ? problems.get(field) : undefined),
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set(before).add(field))),
    isSendable() {
      setWasTried(true);
      if (problems.size === 0) return true;
      focusFirst([...problems.keys()]);
      return false;
    },
  };
}
