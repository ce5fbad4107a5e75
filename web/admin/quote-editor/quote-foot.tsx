import { CircleAlert, Send } from 'lucide-react';
import { useRef } from 'react';
import type { QuoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { formatExactPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortcutKey } from '../shortcuts/shortcut-key.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

type QuoteFootProps = {
  readonly amounts: QuoteAmounts;
  readonly saving: QuoteDraft['saving'];
  readonly isSending: boolean;
  /** Why the last attempt to send failed. */
  readonly failure: string | null;
  readonly onSend: () => void;
};

/** The total, which stays in sight while one types, with the one action. */
export function QuoteFoot({ amounts, saving, isSending, failure, onSend }: QuoteFootProps) {
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
          Total <span className="quote-foot-saving">· {savingText(saving)}</span>
        </small>
        <b className="display-figures">{formatExactPrice(amounts.total)}</b>
      </p>
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

function savingText(saving: QuoteDraft['saving']): string {
  if (saving === 'saved') return 'borrador guardado';
  return saving === 'saving' ? 'guardando…' : 'sin guardar';
}
