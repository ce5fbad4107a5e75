import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#domain/orders/order.ts';
import { type QuoteAmounts, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { shopTime } from '#domain/time/shop-days.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { sendQuote } from '#web/admin/orders/quotes-api.ts';
import { formatExactPrice } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { useServerRequest } from '../use-server-request.ts';
import { quoteRequest } from './read-quote-draft.ts';
import { type FetchedDraft, type QuoteDraft, useQuoteDraft } from './use-quote-draft.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

type QuoteWork = {
  readonly draft: QuoteDraft;
  readonly form: QuoteForm;
  readonly amounts: QuoteAmounts;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  /** Whether a version is being made: the first one, a draft, or the next one once a person begins it. */
  readonly isMaking: boolean;
  readonly isSending: boolean;
  readonly failure: string | null;
  /** The newest version's heading, which takes the focus after sending. */
  readonly sentHeading: RefObject<HTMLHeadingElement | null>;
  makeNext(): void;
  /** Drops the next version after a question; `null` while the first one is made. */
  readonly discard: (() => Promise<void>) | null;
  send(): Promise<void>;
};

type QuoteOfOrder = {
  readonly order: Order;
  readonly quotes: readonly WireQuote[];
  readonly fetched: FetchedDraft;
};

/** The work on an order's quote, from the first price to sending it. */
export function useQuoteWork({ order, quotes, fetched }: QuoteOfOrder): QuoteWork {
  const today = shopTime(Date.now()).slice(0, 10);
  const draft = useQuoteDraft(order.id, fetched);
  const form = useQuoteForm(draft, today);
  const amounts = quoteAmounts(form.quote);
  const { confirm } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { isSending, error, send } = useServerRequest();
  const [beganAfter, setBeganAfter] = useState<number | null>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);
  const [justSent, setJustSent] = useState<number | null>(null);
  const newest = quotes[0]?.version ?? 0;
  const isMaking = newest === 0 || draft.isBegun || beganAfter === newest;

  useEffect(() => {
    if (justSent === null || justSent > newest) return;
    setJustSent(null);
    sentHeading.current?.focus();
  }, [justSent, newest]);

  async function confirmSending(): Promise<boolean> {
    return confirm({
      title: `¿Enviar el presupuesto de ${formatExactPrice(amounts.total)}?`,
      text: confirmText(order, amounts),
      confirmLabel: 'Sí, enviar',
      cancelLabel: 'Cancelar',
      tone: 'info',
    });
  }

  async function discard(): Promise<void> {
    const isSure = await confirm({
      title: '¿Descartar esta versión?',
      text: `Se pierde lo que cambiaste. La versión ${newest} queda como se envió.`,
      confirmLabel: 'Sí, descartar',
      cancelLabel: 'Cancelar',
    });
    if (!isSure) return;
    if (!(await draft.discard())) return reportFailure('No se pudo descartar. Intenta nuevamente.');
    setBeganAfter(null);
    sentHeading.current?.focus();
  }

  return {
    draft,
    form,
    amounts,
    today,
    isMaking,
    isSending,
    failure: sumsFault(amounts) ?? error,
    sentHeading,
    makeNext() {
      setBeganAfter(newest);
      requestAnimationFrame(() => document.getElementById('presupuesto')?.focus());
    },
    discard: newest === 0 ? null : discard,
    async send() {
      if (!form.isSendable() || sumsFault(amounts) !== null || !(await confirmSending())) return;
      // A draft that another person changed meanwhile is a conflict, not a quote.
      if (!(await draft.saveNow())) return;
      const sent = await send(() => sendQuote(order.id, quoteRequest(form.quote, form.content)));
      if (sent === null) return;
      setBeganAfter(null);
      show({ title: `Presupuesto enviado: versión ${sent.data.version}`, tone: 'success' });
      await revalidate();
      setJustSent(sent.data.version);
    },
  };
}

function sumsFault({ isNegative, isBeyondSums }: QuoteAmounts): string | null {
  if (isNegative) return 'El total queda por debajo de cero. Revisa los importes que restan.';
  return isBeyondSums ? 'El total es demasiado grande. Revisa las cantidades y los precios.' : null;
}

function confirmText({ customer }: Order, { hasUnpriced }: QuoteAmounts): string {
  const way =
    customer.email === ''
      ? 'Queda un enlace para mandarlo por WhatsApp.'
      : `Le llega un correo a ${customer.email}, y queda un enlace para mandarlo por WhatsApp.`;
  return hasUnpriced ? `Tiene productos a consultar, que el total no incluye. ${way}` : way;
}
