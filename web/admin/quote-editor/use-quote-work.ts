import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import { type MissingGood, missingGoods } from '#domain/quotes/missing-goods.ts';
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
import { type OpenQuestion, useOpenQuestion } from './use-open-question.ts';
import { type FetchedDraft, type QuoteDraft, useQuoteDraft } from './use-quote-draft.ts';
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts';

type QuoteWork = {
  readonly draft: QuoteDraft;
  readonly form: QuoteForm;
  readonly open: OpenQuestion;
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
  const open = useOpenQuestion(form.content.lines);
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

  /** A total of 0 is more often a price that is missing than a gift. */
  async function confirmSending(): Promise<boolean> {
    const isFree = amounts.total === 0;
    return confirm({
      title: isFree
        ? '¿Enviar un presupuesto de $ 0?'
        : `¿Enviar el presupuesto de ${formatExactPrice(amounts.total)}?`,
      text: confirmText(order, amounts, missingGoods(form.quote.lines, presentProducts(draft))),
      confirmLabel: isFree ? 'Sí, enviar sin cobrar' : 'Sí, enviar',
      cancelLabel: 'Cancelar',
      tone: isFree ? 'danger' : 'info',
    });
  }

  /** Another person changed or sent it first, so what they have made takes the place of this. */
  async function showOthers(): Promise<void> {
    show({ title: 'No se envió: otra persona lo cambió o lo envió antes que tú', tone: 'warning' });
    await revalidate();
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
    open,
    amounts,
    today,
    isMaking,
    isSending,
    failure: open.hindrance ?? sumsFault(amounts) ?? error,
    sentHeading,
    makeNext() {
      setBeganAfter(newest);
      requestAnimationFrame(() => document.getElementById('presupuesto')?.focus());
    },
    discard: newest === 0 ? null : discard,
    async send() {
      if (open.asked !== null) return open.demandAnswer();
      if (!form.isSendable() || sumsFault(amounts) !== null) return;
      // What another person changes or sends from here on, also while the question is open, is a conflict and no quote.
      const version = await draft.saveNow();
      if (version === null) return;
      if (!(await confirmSending())) return;
      const sent = await send(async () => {
        const outcome = await sendQuote(order.id, quoteRequest(form.quote, form.content), version);
        if (!outcome.ok && outcome.code === 'stale-version') await showOthers();
        return outcome;
      });
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

function presentProducts({ products, gone }: QuoteDraft): ReadonlyMap<string, Product> {
  return new Map([...products].filter(([id]) => !gone.has(id)));
}

function confirmText(
  { customer }: Order,
  { hasUnpriced, total }: QuoteAmounts,
  missing: readonly MissingGood[],
): string {
  const way =
    customer.email === ''
      ? 'Queda un enlace para mandarlo por WhatsApp.'
      : `Le llega un correo a ${customer.email}, y queda un enlace para mandarlo por WhatsApp.`;
  return [
    ...(total === 0
      ? [hasUnpriced ? 'Todavía no hay nada que cobrar.' : 'Quien lo acepte no paga nada.']
      : []),
    ...(missing.length === 0 ? [] : [`Mira antes: ${missing.map(({ text }) => text).join('; ')}.`]),
    ...(hasUnpriced ? ['Tiene productos a consultar, que el total no incluye.'] : []),
    way,
  ].join(' ');
}
