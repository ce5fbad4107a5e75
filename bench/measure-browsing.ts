import { setTimeout as wait } from 'node:timers/promises';
import { shopClient } from '#tests/support/shop-client.ts';
import { percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { numeral, type Row } from './table.ts';

const SHOPPERS = 64;
/** From one page of a shopper to the next, and from one save to the next; in milliseconds. */
const NEXT_PAGE = 500;
const NEXT_SAVE = 250;
const TARGET = { atMost: 50 };
/** So long, a process that has just begun to render is measured apart; in seconds. */
const WARM_UP = 4;

type Visit = { readonly isEarly: boolean; readonly milliseconds: number; readonly isGood: boolean };

/** What shoppers wait for a page while an administrator saves one product after another: each save makes pages anew. */
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
  const from = performance.now() + WARM_UP * 1000;
  const until = from + plan.secondsOfBrowsing * 1000;
  const isEarly = () => performance.now() < from;
  const isOver = () => performance.now() >= until;

  async function saveProducts(): Promise<number> {
    let saves = 0;
    for (const product of onSale) {
      if (isOver()) break;
      await client.updateProduct({ ...product, summary: `Resumen ${saves}` });
      saves += 1;
      await wait(NEXT_SAVE);
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
      `antes, los primeros ${WARM_UP} s: p99 ${numeral(percentile(early, 0.99))} ms`,
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

/** One page after another, at a person's pace; shoppers begin at different moments and pages. */
async function browse({ url, paths, shopper, isEarly, isOver }: Shopper): Promise<Visit[]> {
  const visits: Visit[] = [];
  await wait((NEXT_PAGE * shopper) / SHOPPERS);
  for (let page = shopper; !isOver(); page += 1) {
    const started = performance.now();
    const begunEarly = isEarly();
    const isGood = await read(`${url}${paths[page % paths.length]}`);
    const milliseconds = performance.now() - started;
    visits.push({ isEarly: begunEarly, milliseconds, isGood });
    await wait(Math.max(0, NEXT_PAGE - milliseconds));
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
