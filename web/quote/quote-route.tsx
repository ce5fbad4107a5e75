import './quote.css';
import './answered-quote.css';
import type { StoreConfig } from '#config/store.ts';
import { formatWeekday } from '#domain/text/format-date.ts';
import { quoteLink } from '#schemas/wire/public-link.ts';
import { type LinkAnswer, type PaidQuote, pageServices, renderedPage } from '#web/context.ts';
import { ClosedLink } from '#web/order-link/closed-link.tsx';
import { privateData, privateHeaders } from '#web/order-link/private-page.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { assertOpen } from '#web/storefront/assert-open.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import { qrCode } from '#web/ui/qr-code.ts';
import type { Route } from './+types/quote-route.ts';
import { quoteLawFigures } from './quote-law-figures.ts';
import { QuotePage } from './quote-page.tsx';
import { QuotePaper } from './quote-paper.tsx';
import type { ShownQuote } from './shown-quote.ts';

export const handle = { notShared: 'the quote of one shopper', hasNoScripts: true } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => assertOpen(context.get(pageServices)),
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { links, today, store, publicUrl } = context.get(pageServices);
  const answer = links === null ? null : await links.quote(params.token);
  const { nonce } = context.get(renderedPage);
  return privateData(
    shownQuote(answer, { today, store, nonce, pageLink: quoteLink(publicUrl, params.token) }),
  );
}

type Shown = Pick<ShownQuote, 'pageLink' | 'nonce'> & { readonly today: number; readonly store: StoreConfig };

function shownQuote(
  answer: LinkAnswer<PaidQuote> | null,
  { today, store, nonce, pageLink }: Shown,
): LinkAnswer<ShownQuote> {
  if (answer?.kind !== 'open') return answer ?? { kind: 'unknown' };
  const day = new Date(today).toISOString().slice(0, 10);
  const { subject } = answer;
  const shown = {
    ...subject,
    isExpired: subject.validUntil < day,
    nonce,
    pageLink,
    pageCode: qrCode(pageLink),
    ...quoteLawFigures(subject, store),
  };
  return { kind: 'open', subject: shown };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => privateHeaders(loaderHeaders);

/** A chat's preview shows the shop and until when the quote is valid, and no amount. */
export function meta({ matches: [{ loaderData: shop }], loaderData }: Route.MetaArgs) {
  const quote = loaderData?.subject;
  const title = quote ? `Presupuesto N.º ${quote.orderNumber}` : 'Presupuesto';
  return [
    { title: shop === undefined ? title : `${title} | ${shop.store.name}` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
    ...(quote
      ? [
          { property: 'og:title', content: title },
          { property: 'og:description', content: `Vale hasta el ${formatWeekday(quote.validUntil)}.` },
        ]
      : []),
  ];
}

/** The customer's page of a quote, whole without scripts (QUOTE-004). */
export default function QuoteRoute({ loaderData: { subject, refused } }: Route.ComponentProps) {
  return subject === null ? (
    <ClosedLink reason={refused} />
  ) : (
    <>
      <QuotePage quote={subject} />
      <QuotePaper quote={subject} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
