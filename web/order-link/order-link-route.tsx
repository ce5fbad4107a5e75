import './order-link.css';
import { pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { PageError } from '#web/storefront/page-error.tsx';
import type { Route } from './+types/order-link-route.ts';
import { ClosedLink } from './closed-link.tsx';
import { LinkedOrderPage } from './linked-order-page.tsx';
import { privateData, privateHeaders } from './private-page.ts';

export const handle = { notShared: 'the order of one shopper' } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { links } = context.get(pageServices);
  return privateData(links === null ? { kind: 'unknown' } : await links.order(params.token));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => privateHeaders(loaderHeaders);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The page behind an order's link (QUOTE-006). */
export default function OrderLinkRoute({ loaderData: { subject, refused } }: Route.ComponentProps) {
  return subject === null ? <ClosedLink reason={refused} /> : <LinkedOrderPage order={subject} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
