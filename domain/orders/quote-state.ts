/** The stored states of an order's newest quote. */
export const QUOTE_STATES = ['none', 'sent', 'seen', 'accepted', 'changes-requested'] as const;

export type QuoteState = (typeof QUOTE_STATES)[number];

/** What screens show: an unanswered quote is 'expired' once its validity has ended. No row stores it. */
export const SHOWN_QUOTE_STATES = [...QUOTE_STATES, 'expired'] as const;

export type ShownQuoteState = (typeof SHOWN_QUOTE_STATES)[number];

/** How screens write each state (QUOTE-005). */
export const QUOTE_STATE_LABELS = {
  none: 'Sin presupuesto',
  sent: 'Enviado',
  seen: 'Visto',
  accepted: 'Aceptado',
  'changes-requested': 'Con cambios pedidos',
  expired: 'Vencido',
} as const satisfies Record<ShownQuoteState, string>;

/** The states that expire. */
export const UNANSWERED_STATES = ['sent', 'seen'] as const satisfies readonly QuoteState[];

type StoredState<State> = {
  readonly state: State;
  /** The first moment at which the quote is no longer valid, in epoch ms; `null` without a quote. */
  readonly validUntil: number | null;
};

/** `now` is in epoch ms. */
export function shownQuoteState<State extends QuoteState>(
  { state, validUntil }: StoredState<State>,
  now: number,
): State | 'expired' {
  const isUnanswered = UNANSWERED_STATES.some((unanswered) => unanswered === state);
  return isUnanswered && validUntil !== null && validUntil <= now ? 'expired' : state;
}
