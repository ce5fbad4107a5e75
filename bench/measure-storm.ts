import { setTimeout as wait } from 'node:timers/promises';
import { pesos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { WirePricePreview } from '#schemas/price-change-answers.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { administratorAt } from './administrator-at.ts';
import { percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { browseTogether, pathsOfShoppers, SHOPPERS } from './shoppers.ts';
import { numeral, type Row } from './table.ts';

/** How many products change price at once. */
const CHANGED = 1000;
/** Before the first change, so that pages are kept, and after each, in ms. */
const WARM_UP_MS = 5000;
const AFTERWARDS_MS = 3000;
/** From the answer to the change on, in ms, no page may show an old price. */
const SHOWN_WITHIN_MS = 1000;

/** The p99 before pages were renewed by popularity, in ms, by products: measured in turn with the version after. */
const BEFORE: Readonly<Record<number, number>> = { 1200: 617, 10000: 640, 100000: 1542 };

type Storm = { readonly began: number; readonly answered: number };

/** How long shoppers wait for pages while prices change by the thousand, and whether one sees an old price a second later. */
export async function measureStorm(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const post = await administratorAt(url);
  const onSale = (await (await shopClient(url)).products()).filter(({ isHidden }) => !isHidden);
  const ids = onSale.slice(0, CHANGED).map(({ id }) => id);
  const prices = new Map<string, { readonly price: string; readonly since: number }>();
  let isOver = false;
  let late = 0;
  const browsing = browseTogether({
    url,
    paths: pathsOfShoppers(onSale),
    isOver: () => isOver,
    look({ path, html, at }) {
      const known = prices.get(path.replace('/moreInfo/', ''));
      if (known === undefined || at < known.since + SHOWN_WITHIN_MS) return;
      if (!html.includes(`"price":"${known.price}"`)) late += 1;
    },
  });
  await wait(WARM_UP_MS);
  const storms: Storm[] = [];
  for (let storm = 0; storm < plan.storms; storm += 1) {
    const price = toDecimalString(pesos(1000 + storm));
    storms.push(await changePrices(post, { ids, price }));
    for (const id of ids) prices.set(id, { price, since: storms.at(-1)?.answered ?? 0 });
    await wait(AFTERWARDS_MS);
    prices.clear();
  }
  isOver = true;
  const visits = await browsing;
  const meanwhile = visits.filter(({ at }) =>
    storms.some(({ began, answered }) => at >= began && at < answered + AFTERWARDS_MS),
  );
  const times = meanwhile.map(({ milliseconds }) => milliseconds);
  const failed = visits.filter(({ isGood }) => !isGood).length;
  const changes = storms.map(({ began, answered }) => `${numeral(answered - began)} ms`).join(' · ');
  return {
    what: `${SHOPPERS} compradores navegan mientras cambian ${numeral(CHANGED)} precios, p99`,
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: { atMost: 100 },
    detail:
      `antes ${numeral(BEFORE[products] ?? Number.NaN)} ms; p50 ${numeral(percentile(times, 0.5))}, la más lenta ${numeral(Math.max(...times))} ms; ${numeral(times.length)} páginas, ` +
      `${numeral(failed)} con error, ${numeral(late)} con el precio de antes un segundo después; cambios: ${changes}`,
  };
}

async function changePrices(
  post: (path: string, body: object) => Promise<string>,
  { ids, price }: { readonly ids: readonly string[]; readonly price: string },
): Promise<Storm> {
  const rule = { select: { ids }, change: { by: 'to', value: price, on: 'price' } };
  const { rows }: WirePricePreview = JSON.parse(await post('/price-changes/preview', rule));
  const body = { rows: rows.map(({ _id, version, after }) => ({ _id, version, ...after })), rule };
  // The preview is no part of the change.
  await wait(AFTERWARDS_MS);
  const began = performance.now();
  await post('/price-changes', body);
  return { began, answered: performance.now() };
}
