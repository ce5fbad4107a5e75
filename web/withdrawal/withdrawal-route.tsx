import './withdrawal.css';
import { data } from 'react-router';
import { WITHDRAWAL_CODE } from '#domain/withdrawals/withdrawal-code.ts';
import { pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { pageMeta } from '#web/storefront/page-meta.ts';
import { WITHDRAWAL_PAGE } from '#web/storefront/withdrawal-page.ts';
import type { Route } from './+types/withdrawal-route.ts';
import { answerTime } from './answer-time.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalTaken } from './withdrawal-taken.tsx';

const TITLE = 'Botón de arrepentimiento';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Only the form is shared; an address with a code is for the person whose code it is. */
export const handle = { shared: {} } satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { today } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('codigo') ?? '';
  const until = searchParams.get('hasta') ?? '';
  if (!WITHDRAWAL_CODE.test(code) || !MOMENT.test(until)) return data(null);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return data({ code, answerBy: answerTime(until, today) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = matches[0].loaderData;
  if (shop === undefined) return [];
  return pageMeta({
    shop,
    title: TITLE,
    description: `Deja sin efecto una compra hecha en ${shop.store.name}: sin registrarte, y con un código en el momento.`,
    path: WITHDRAWAL_PAGE,
  });
};

/** Where a purchase is taken back, without a login and without scripts (LAW-003). */
export default function WithdrawalRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main className="shop-width pt-8 pb-10 lg:pt-14 lg:pb-22">
      <h1 className="text-opener">{TITLE}</h1>
      {loaderData === null ? <WithdrawalForm /> : <WithdrawalTaken {...loaderData} />}
    </main>
  );
}
