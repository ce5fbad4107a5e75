import { type ShownQuoteState, shownQuoteState } from '../orders/quote-state.ts';
import type { Quote } from './quote.ts';

type Answered = Pick<Quote, 'acceptedAt' | 'question' | 'seenAt' | 'validUntil'>;

/** The state of one version, also of an older one. `now` is in epoch ms. */
export function versionState(quote: Answered, now: number): Exclude<ShownQuoteState, 'none'> {
  if (quote.acceptedAt !== null) return 'accepted';
  if (quote.question !== null) return 'changes-requested';
  const state = quote.seenAt === null ? 'sent' : 'seen';
  return shownQuoteState({ state, validUntil: quote.validUntil }, now);
}
