import { setTimeout as wait } from 'node:timers/promises';
import { shopClient } from '#tests/support/shop-client.ts';
import { percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { browseTogether, pathsOfShoppers, SHOPPERS } from './shoppers.ts';
import { numeral, type Row } from './table.ts';

/** From a save to the next one, in ms. */
const SAVE_EVERY_MS = 250;
const TARGET = { atMost: 50 };
/** Pages of the first seconds are measured apart, because the process has just begun to render. */
const WARM_UP_SECONDS = 4;

/** How long shoppers wait for pages while an administrator saves products: each save discards cached pages. */
export async function measureBrowsing(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const client = await shopClient(url);
  const catalogue = await client.products();
  const onSale = catalogue.filter(({ isHidden }) => !isHidden);
  const from = performance.now() + WARM_UP_SECONDS * 1000;
  const until = from + plan.secondsOfBrowsing * 1000;
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

  const [saves, visits] = await Promise.all([
    saveProducts(),
    browseTogether({ url, paths: pathsOfShoppers(onSale), isOver }),
  ]);
  const timesOf = (isEarly: boolean) =>
    visits.filter(({ at }) => at < from === isEarly).map(({ milliseconds }) => milliseconds);
  const times = timesOf(false);
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
      `antes, los primeros ${WARM_UP_SECONDS} s: p99 ${numeral(percentile(timesOf(true), 0.99))} ms`,
  };
}
