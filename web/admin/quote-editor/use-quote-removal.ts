import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { WireQuoteDraftContent, WireQuoteDraftLine } from '#schemas/quote.ts';
import { keyedLines } from './draft-content.ts';
import { quoteFieldId } from './quote-field-id.ts';
import type { QuoteField } from './read-quote-draft.ts';
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

  /** @returns the field that takes the focus then */
  function putBack(part: Removed): QuoteField {
    setRemoved(null);
    if (part.kind === 'extra') {
      form.set({ extras: extras.toSpliced(part.place, 0, part.extra) });
      return `text-${part.place}`;
    }
    const restored = lines.toSpliced(part.place, 0, part.line);
    form.set({ lines: restored });
    const back = keyedLines(restored).find(({ line }) => line === part.line);
    return `line-${back?.key ?? part.line._id}`;
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
        form.set({ lines: lines.toSpliced(place, 1) });
      });
      document.getElementById(quoteFieldId('undo'))?.focus();
    },
    removeExtra(place) {
      const extra = extras[place];
      if (extra === undefined) return;
      setRemoved({ kind: 'extra', place, name: extra.text.trim() || `el concepto ${place + 1}`, extra });
      form.set({ extras: extras.toSpliced(place, 1) });
    },
    undo() {
      if (removed === null) return;
      const field = flushSync(() => putBack(removed));
      document.getElementById(quoteFieldId(field))?.focus();
    },
  };
}
