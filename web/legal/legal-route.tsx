import { data } from 'react-router';
import { LEGAL_PAGES } from '#config/store.ts';
import { LEGAL_PATHS } from '#domain/addresses/legal-pages.ts';
import { pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { pageMeta } from '#web/storefront/page-meta.ts';
import type { Route } from './+types/legal-route.ts';
import { LegalText } from './legal-text.tsx';
import { LEGAL_TITLES } from './legal-titles.ts';

export const handle = { shared: {} } satisfies PageHandle;

/** @throws 404 for a page that the shop has not written */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.toLowerCase().replace(/\.data$/, '');
  const page = LEGAL_PAGES.find((one) => path.startsWith(LEGAL_PATHS[one]));
  const text = page === undefined ? '' : context.get(pageServices).store.legalTexts[page];
  if (page === undefined || text === '') throw data(null, { status: 404 });
  return { page, text };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = matches[0].loaderData;
  if (shop === undefined || loaderData === undefined) return [];
  const title = LEGAL_TITLES[loaderData.page];
  return pageMeta({
    shop,
    title,
    description: `${title} de ${shop.store.name}.`,
    path: LEGAL_PATHS[loaderData.page],
  });
};

/** What the shop has written for its customers (LAW-004). */
export default function LegalRoute({ loaderData: { page, text } }: Route.ComponentProps) {
  return (
    <main className="shop-width pt-8 pb-10 lg:pt-14 lg:pb-22">
      <h1 className="text-opener">{LEGAL_TITLES[page]}</h1>
      <LegalText text={text} />
    </main>
  );
}
