import type { Said } from '#domain/orders/said.ts';
import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import type { Quote, QuoteLine } from '#domain/quotes/quote.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { versionState } from '#domain/quotes/version-state.ts';
import type {
  WireAcceptance,
  WirePublicQuote,
  WireQuote,
  WireQuoteLine,
  WireQuoteReceipt,
} from '../quote-answers.ts';
import { amountToWire } from './amount.ts';
import { orderLineToWire } from './order.ts';
import { quoteLink } from './public-link.ts';

/** `origin` is that of the links, without a slash at the end. */
export function quoteToWire(quote: Quote, origin: string): WireQuote {
  return {
    ...contentToWire(quote),
    link: quoteLink(origin, quote.token),
    sentAt: isoTime(quote.sentAt),
    sentBy: quote.sentBy,
    seenAt: quote.seenAt === null ? null : isoTime(quote.seenAt),
    ...answerToWire(quote),
  };
}

export function quoteReceiptToWire(quote: Quote, origin: string): WireQuoteReceipt {
  return {
    version: quote.version,
    link: quoteLink(origin, quote.token),
    total: amountToWire(quote.total),
  };
}

/** A quote with what its customer may know of the order. */
export type ShownQuote = {
  readonly quote: Quote;
  readonly orderNumber: number;
  readonly firstName: string;
  readonly said: Said;
  readonly newest: SentVersion;
  /** The version that its customer accepted last. */
  readonly accepted: VersionLink | null;
};

type VersionLink = Pick<Quote, 'version' | 'token'>;

export type SentVersion = VersionLink & Pick<Quote, 'total' | 'sentAt'>;

export function publicQuoteToWire(
  { quote, orderNumber, firstName, said, newest, accepted }: ShownQuote,
  { origin, now }: { origin: string; now: number },
): WirePublicQuote {
  return {
    ...contentToWire(quote),
    orderNumber,
    firstName,
    commentary: said.comment,
    newest: {
      ...linkToWire(newest, origin),
      total: amountToWire(newest.total),
      sentAt: isoTime(newest.sentAt),
    },
    accepted: accepted && linkToWire(accepted, origin),
    state: versionState(quote, now),
    sentAt: isoTime(quote.sentAt),
    ...answerToWire(quote),
  };
}

export type Acceptance = {
  readonly orderNumber: number;
  readonly total: Quote['total'];
  readonly at: number;
};

export function acceptanceToWire({ orderNumber, total, at }: Acceptance): WireAcceptance {
  return { orderNumber, total: amountToWire(total), acceptedAt: isoTime(at) };
}

function linkToWire({ version, token }: VersionLink, origin: string) {
  return { version, link: quoteLink(origin, token) };
}

function contentToWire(quote: Quote) {
  return {
    version: quote.version,
    lines: quote.lines.map(lineToWire),
    extras: quote.extras.map(({ text, amount }) => ({ text, amount: amountToWire(amount) })),
    discountPercent: discountPercentToWire(quote.discountPercent),
    shipping: quote.shipping && {
      amount: quote.shipping.amount === null ? null : amountToWire(quote.shipping.amount),
      carrier: quote.shipping.carrier,
      note: quote.shipping.note,
    },
    validUntil: lastValidDay(quote.validUntil),
    message: quote.message,
    listTotal: amountToWire(quote.listTotal),
    subtotal: amountToWire(quote.subtotal),
    discount: amountToWire(quote.discount),
    total: amountToWire(quote.total),
    ...(quote.priceList !== null && { priceList: quote.priceList }),
  };
}

function lineToWire(line: QuoteLine): WireQuoteLine {
  return {
    ...orderLineToWire(line),
    unitPrice: line.unitPrice === null ? null : amountToWire(line.unitPrice),
    discountPercent: discountPercentToWire(line.discountPercent),
    note: line.note,
  };
}

function answerToWire({ acceptedAt, question }: Quote) {
  return {
    acceptedAt: acceptedAt === null ? null : isoTime(acceptedAt),
    question: question && { message: question.message, at: isoTime(question.at) },
  };
}

function isoTime(moment: number): string {
  return new Date(moment).toISOString();
}
