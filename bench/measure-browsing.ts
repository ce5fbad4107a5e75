import { setTimeout as wait } from 'node:timers/promises';
import { shopClient } from '#tests/support/shop-client.ts';
import { percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { numeral, type Row } from './table.ts';

const SHOPPERS = 64;
/** From a shopper's page to the next one, and from a save to the next one, in ms. */
const PAGE_EVERY_MS = 500;
const SAVE_EVERY_MS = 250;
const TARGET = { atMost: 50 };
/** Pages of the first seconds are measured apart, because the process has just begun to render. */
const WARM_UP_SECONDS = 4;

type Visit = { readonly isEarly: boolean; readonly milliseconds: number; readonly isGood: boolean };

/** How long shoppers wait for pages while an administrator saves products: each save discards cached pages. */
export async function measureBrowsing(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const client = await shopClient(url);
  const catalogue = await client.products();
  const onSale = catalogue.filter(({ isHidden }) => !isHidden);
  const paths = onSale
    .slice(0, SHOPPERS)
    .flatMap(({ id, name }) => [
      '/',
      `/moreInfo/${id}`,
      `/?q=${encodeURIComponent(name.split(' ')[0] ?? '')}`,
    ]);
  const from = performance.now() + WARM_UP_SECONDS * 1000;
  const until = from + plan.secondsOfBrowsing * 1000;
  const isEarly = () => performance.now() < from;
  const isOver = () => performance.now() >= until;

  async function saveProducts(): Promise<number> {
    let saves = 0;
    for (const product of onSale) {
      if (isOver()) break;
      await client.updateProduct({ ...product, summary: `Resumen ${saves}` });
      saves += 1;
      await wait(SAVE_EVERY_MS);
    }
    return saves;
  }

  const [saves, ...shoppers] = await Promise.all([
    saveProducts(),
    ...Array.from({ length: SHOPPERS }, (_, shopper) => browse({ url, paths, shopper, isEarly, isOver })),
  ]);
  const visits = shoppers.flat();
  const times = timesOf(visits.filter(({ isEarly }) => !isEarly));
  const early = timesOf(visits.filter(({ isEarly }) => isEarly));
  const failed = visits.filter(({ isGood }) => !isGood).length;
  return {
    what: `${SHOPPERS} compradores navegan mientras un administrador guarda, p99`,
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.99),
    target: TARGET,
    detail:
      `p50 ${numeral(percentile(times, 0.5))} ms; ${numeral(times.length)} páginas, ` +
      `${numeral(saves)} guardados, ${numeral(failed)} con error; ` +
      `antes, los primeros ${WARM_UP_SECONDS} s: p99 ${numeral(percentile(early, 0.99))} ms`,
  };
}

function timesOf(visits: readonly Visit[]): number[] {
  return visits.map(({ milliseconds }) => milliseconds);
}

type Shopper = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly shopper: number;
  readonly isEarly: () => boolean;
  readonly isOver: () => boolean;
};

/** Reads one page after another at a person's pace; shoppers begin at different moments and pages. */
async function browse({ url, paths, shopper, isEarly, isOver }: Shopper): Promise<Visit[]> {
  const visits: Visit[] = [];
  await wait((PAGE_EVERY_MS * shopper) / SHOPPERS);
  for (let page = shopper; !isOver(); page += 1) {
    const started = performance.now();
    const begunEarly = isEarly();
    const isGood = await read(`${url}${paths[page % paths.length]}`);
    const milliseconds = performance.now() - started;
    visits.push({ isEarly: begunEarly, milliseconds, isGood });
    await wait(Math.max(0, PAGE_EVERY_MS - milliseconds));
  }
  return visits;
}

async function read(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
