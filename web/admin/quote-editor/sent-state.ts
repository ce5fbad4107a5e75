import type { ShownQuoteState } from '#domain/orders/quote-state.ts';
import { endOfShopDay } from '#domain/quotes/quote-validity.ts';
import { versionState } from '#domain/quotes/version-state.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';

/** The state of a sent version as the API gives it. `now` is in epoch ms. */
export function sentState(
  { acceptedAt, seenAt, question, validUntil }: WireQuote,
  now: number,
): ShownQuoteState {
  return versionState(
    {
      acceptedAt: momentOf(acceptedAt),
      seenAt: momentOf(seenAt),
      question: question && { ...question, at: Date.parse(question.at) },
      validUntil: endOfShopDay(validUntil) ?? now,
    },
    now,
  );
}

function momentOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}
