import type { Order } from '#domain/orders/order.ts';
import { versionInForce } from '#domain/quotes/version-in-force.ts';
import type { WireQuote } from '#schemas/quote-answers.ts';
import { fetchQuotes } from './quotes-api.ts';

/** An order with the quote that was accepted for it, by which it is sold then. */
export type PrintableOrder = { readonly order: Order; readonly sold: WireQuote | null };

/** `null` if the accepted quote could not be fetched: the sheet would say what was not sold. */
export async function fetchPrintable(order: Order): Promise<PrintableOrder | null> {
  if (order.quote.acceptedVersion === null) return { order, sold: null };
  const quotes = await fetchQuotes(order.id);
  const sold = quotes?.find(({ version }) => version === versionInForce(order.quote));
  return sold === undefined ? null : { order, sold };
}
