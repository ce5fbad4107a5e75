import { useState } from 'react';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { changedLine, withoutLine } from './draft-content.ts';
import { quoteFieldId } from './quote-field-id.ts';
import { type QuoteField, type QuoteProblems, type ReadQuote, readQuoteDraft } from './read-quote-draft.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

export type QuoteForm = {
  readonly content: WireQuoteDraftContent;
  /** What the typed texts say so far. */
  readonly quote: ReadQuote;
  set(change: Partial<WireQuoteDraftContent>): void;
  setLine(id: string, change: Partial<WireQuoteDraftLine>): void;
  removeLine(id: string): void;
  /** The problem to show at a field: of one that was left, or after an attempt to send. */
  problemOf(field: QuoteField): string | undefined;
  leave(field: QuoteField): void;
  /** Whether it can be sent; otherwise its problems are shown and the first field gets the focus. */
  isSendable(): boolean;
};

export function useQuoteForm({ content, products, change }: QuoteDraft, today: string): QuoteForm {
  const [left, setLeft] = useState<ReadonlySet<QuoteField>>(new Set());
  const [wasTried, setWasTried] = useState(false);
  const { quote, problems } = readQuoteDraft({ content, products }, today);
  return {
    content,
    quote,
    set: (part) => change((before) => ({ ...before, ...part })),
    setLine: (id, part) => change((before) => changedLine(before, id, part)),
    removeLine: (id) => change((before) => withoutLine(before, id)),
    problemOf: (field) => (wasTried || left.has(field) ? problems.get(field) : undefined),
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set(before).add(field))),
    isSendable() {
      setWasTried(true);
      if (problems.size === 0) return true;
      focusFirst(problems);
      return false;
    },
  };
}

function focusFirst(problems: QuoteProblems): void {
  const ids = [...problems.keys()].map((field) => `#${CSS.escape(quoteFieldId(field))}`);
  document.querySelector<HTMLElement>(ids.join(', '))?.focus();
}
