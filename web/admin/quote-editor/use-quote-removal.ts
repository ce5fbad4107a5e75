import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { keyedLines } from './draft-content.ts';
import { quoteFieldId } from './quote-field-id.ts';
import type { QuoteForm } from './use-quote-form.ts';

type Extra = WireQuoteDraftContent['extras'][number];

/** What was removed last, with the place that it had. */
type Removed = { readonly place: number; readonly name: string } & (
  | { readonly kind: 'line'; readonly line: WireQuoteDraftLine }
  | { readonly kind: 'extra'; readonly extra: Extra }
);

export type QuoteRemoval = {
  readonly removed: Removed | null;
  /** Its 'Deshacer' gets the focus. */
  removeLine(key: string, name: string): void;
  removeExtra(place: number): void;
  /** Puts back what was removed last, where it was, and gives it the focus. */
  undo(): void;
};

/** Removing lines and free lines; the last one can be had back for as long as the quote is being made (QUOTE-002). */
export function useQuoteRemoval(form: QuoteForm): QuoteRemoval {
  const { lines, extras } = form.content;
  const [removed, setRemoved] = useState<Removed | null>(null);

  function putBack(part: Removed): void {
    setRemoved(null);
    if (part.kind === 'line') form.set({ lines: withItem(lines, part.place, part.line) });
    else form.set({ extras: withItem(extras, part.place, part.extra) });
  }

  return {
    removed,
    removeLine(key, name) {
      const place = keyedLines(lines).findIndex((one) => one.key === key);
      const line = lines[place];
      if (line === undefined) return;
      flushSync(() => {
        form.setOpenLine(null);
        setRemoved({ kind: 'line', place, name, line });
        form.set({ lines: lines.filter((_, at) => at !== place) });
      });
      document.getElementById(quoteFieldId('undo'))?.focus();
    },
    removeExtra(place) {
      const extra = extras[place];
      if (extra === undefined) return;
      setRemoved({ kind: 'extra', place, name: extra.text.trim() || `el concepto ${place + 1}`, extra });
      form.set({ extras: extras.filter((_, at) => at !== place) });
    },
    undo() {
      if (removed === null) return;
      flushSync(() => putBack(removed));
      document.getElementById(quoteFieldId(fieldOf(removed, lines)))?.focus();
    },
  };
}

/** The control that takes the focus once a part is back. */
function fieldOf(part: Removed, lines: readonly WireQuoteDraftLine[]) {
  if (part.kind === 'extra') return `text-${part.place}` as const;
  const key = keyedLines(withItem(lines, part.place, part.line))[part.place]?.key ?? '';
  return `line-${key}` as const;
}

/** With an item at its place, or at the end of a list that became shorter. */
function withItem<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}
