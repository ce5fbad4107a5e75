import { CircleAlert, Send } from 'lucide-react';
import { useRef } from 'react';
import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { formatCount, formatExactPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortcutKey } from '../shortcuts/shortcut-key.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { formatDay } from './format-day.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';

type QuoteFootProps = {
  readonly form: QuoteForm;
  readonly amounts: QuoteAmounts;
  readonly saving: QuoteDraft['saving'];
  readonly isSending: boolean;
  /** Why the last attempt to send failed. */
  readonly failure: string | null;
  readonly onSend: () => void;
};

/** The total, which stays in sight while one types, with the one action. */
export function QuoteFoot({ form, amounts, saving, isSending, failure, onSend }: QuoteFootProps) {
  const foot = useRef<HTMLElement>(null);
  useShortcuts({
    'Control+Enter'() {
      const isShown = foot.current?.checkVisibility() ?? false;
      // A note or a payment that is being written is another matter.
      const isInForm = document.activeElement?.closest('form') != null;
      if (isShown && !isInForm && !isSending) onSend();
    },
  });
  const fault = failure ?? (typeof saving === 'object' ? saving.failure : null);
  return (
    <section ref={foot} aria-label="Total del presupuesto" className="quote-foot">
      {fault !== null && (
        <p role="alert" className="quote-foot-fault">
          <CircleAlert aria-hidden="true" /> {fault}
        </p>
      )}
      <p className="quote-foot-total figures">
        <small>
          {formatCount(form.content.lines.length, { one: 'línea', many: 'líneas' })}{' '}
          <span className="quote-foot-saving">· {savingText(saving)}</span>
        </small>
        <b className="display-figures">{formatExactPrice(amounts.total)}</b>
      </p>
      <FootTerms form={form} />
      <Button
        variant="primary"
        size="large"
        isLoading={isSending}
        aria-keyshortcuts="Control+Enter"
        onClick={onSend}
      >
        <Send aria-hidden="true" /> Enviar presupuesto <ShortcutKey>Ctrl + Enter</ShortcutKey>
      </Button>
    </section>
  );
}

/** What was typed further down, in sight where the window has room for it. */
function FootTerms({ form: { content, quote } }: { form: QuoteForm }) {
  const { shipping } = quote;
  return (
    <dl className="quote-foot-terms figures">
      <div>
        <dt>Envío</dt>
        <dd>{shipping?.amount == null ? 'A confirmar' : formatExactPrice(shipping.amount)}</dd>
      </div>
      {content.validUntil !== '' && (
        <div>
          <dt>Vale hasta</dt>
          <dd>{formatDay(content.validUntil)}</dd>
        </div>
      )}
    </dl>
  );
}

function savingText(saving: QuoteDraft['saving']): string {
  if (saving === 'saved') return 'borrador guardado';
  return saving === 'saving' ? 'guardando…' : 'sin guardar';
}
