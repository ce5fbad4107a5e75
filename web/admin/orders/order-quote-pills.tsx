import type { OrderQuote } from '#domain/orders/order.ts';
import { isOfferToChange } from '#domain/quotes/version-in-force.ts';
import { QuoteStatePill } from './quote-state-pill.tsx';

/** The state of an order's quote; with two pills where a newer version offers to change the accepted one. */
export function OrderQuotePills({ quote }: { quote: OrderQuote }) {
  const { state, version } = quote;
  if (!isOfferToChange(quote)) return <QuoteStatePill state={state} />;
  return (
    <>
      <QuoteStatePill state="accepted" />
      <QuoteStatePill state={state} version={version} />
    </>
  );
}
