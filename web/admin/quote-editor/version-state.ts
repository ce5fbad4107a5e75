import type { QuoteState, ShownQuoteState } from '#domain/quotes/quote-state.ts';
import type { WireQuote } from '#schemas/wire/quote.ts';

/** The state of one sent version. @param today 'YYYY-MM-DD' at the shop */
export function versionState(quote: WireQuote, today: string): ShownQuoteState {
  const state = answeredState(quote);
  const isUnanswered = state === 'sent' || state === 'seen';
  return isUnanswered && quote.validUntil < today ? 'expired' : state;
}

function answeredState({ acceptedAt, question, seenAt }: WireQuote): QuoteState {
  if (acceptedAt !== null) return 'accepted';
  if (question !== null) return 'changes-requested';
  return seenAt === null ? 'sent' : 'seen';
}
