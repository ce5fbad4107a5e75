import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QuoteField } from './quote-field.tsx';
import { removeRow } from './remove-row.ts';
import { RemovedPart } from './removed-part.tsx';
import type { QuoteForm } from './use-quote-form.ts';
import type { QuoteRemoval } from './use-quote-removal.ts';

/** Free lines: a text and an amount, which may take off. */
export function QuoteExtras({ form, removal }: { form: QuoteForm; removal: QuoteRemoval }) {
  const { extras } = form.content;
  const rows = useRef<HTMLDivElement>(null);
  const change = (place: number, part: { text?: string; amount?: string }) =>
    form.set({ extras: extras.map((extra, at) => (at === place ? { ...extra, ...part } : extra)) });

  function add(): void {
    // Drawn and focused at once: who types on without a pause loses no letter to the button.
    flushSync(() => form.set({ extras: [...extras, { text: '', amount: '' }] }));
    const texts = rows.current?.querySelectorAll<HTMLInputElement>('[data-concept] input');
    texts?.item(texts.length - 2)?.focus();
  }

  return (
    <div className="quote-part">
      <h3>Otros conceptos</h3>
      <div ref={rows}>
        {extras.map(({ text, amount }, place) => (
          <div key={place} className="quote-extra" data-concept="">
            <QuoteField
              form={form}
              field={`text-${place}`}
              label={`Concepto ${place + 1}`}
              isLabelHidden
              value={text}
              placeholder="Afilado, arreglo, seña…"
              maxLength={QUOTE_LIMITS.extraText}
              onType={(typed) => change(place, { text: typed })}
            />
            <QuoteField
              form={form}
              field={`amount-${place}`}
              label={`Importe del concepto ${place + 1}`}
              isLabelHidden
              value={amount}
              placeholder="0,00"
              inputMode="decimal"
              onType={(typed) => change(place, { amount: typed })}
            />
            <IconButton
              label={text === '' ? `Quitar el concepto ${place + 1}` : `Quitar ${text}`}
              onClick={({ currentTarget }) => removeRow(currentTarget, () => removal.removeExtra(place))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <div role="status" className="quote-removed empty:hidden">
          {removal.removed?.kind === 'extra' && <RemovedPart removal={removal} />}
        </div>
        <Button variant="outline" size="small" onClick={add}>
          <Plus aria-hidden="true" /> Agregar un concepto
        </Button>
      </div>
    </div>
  );
}
