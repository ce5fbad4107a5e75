import type { QuoteState } from '../orders/quote-state.ts';

/** What happens to an order's newest quote: the shop sends a version; its customer sees, accepts, or asks for a change. */
export const QUOTE_MOVES = ['send', 'see', 'accept', 'ask'] as const;

export type QuoteMove = (typeof QUOTE_MOVES)[number];

/**
 * The allowed moves. A customer who asked for a change may still accept; after accepting, only a new version of the shop
 * begins again.
 */
const ALLOWED: Readonly<Record<QuoteState, Partial<Record<QuoteMove, QuoteState>>>> = {
  none: { send: 'sent' },
  sent: { send: 'sent', see: 'seen', accept: 'accepted', ask: 'changes-requested' },
  seen: { send: 'sent', accept: 'accepted', ask: 'changes-requested' },
  accepted: { send: 'sent' },
  'changes-requested': { send: 'sent', accept: 'accepted', ask: 'changes-requested' },
};

/** The state after a move, or `null` if it is not allowed. */
export function movedQuote(state: QuoteState, move: QuoteMove): QuoteState | null {
  return ALLOWED[state][move] ?? null;
}
