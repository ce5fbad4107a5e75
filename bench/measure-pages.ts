import { demoProducts } from '#demo/generate-products.ts';
import { CONNECTIONS, type Load, loadPage } from './load.ts';
import { median } from './percentile.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { secondsOnCore } from './process-figures.ts';
import { numeral, type Row } from './table.ts';
import { withBareServer } from './with-bare-server.ts';

type Page = { readonly what: string; readonly path: string; readonly target: Row['target'] };

/** Enough answers that each of the home's 32 orders has very likely been drawn before the measurement. */
const FIRST_ANSWERS = 320;

const VISITORS_TARGET = { atLeast: 80 };
export const QUERY = `q=${encodeURIComponent('hilo algodón')}`;

/** The shop's pages per second, as a share of a bare server's with the same bytes. */
export function measurePages(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row[]> {
  const pages = pagesFor(products);
  return withBareServer({ shop: url, paths: pages.map(({ path }) => path) }, async (bare) => {
    const rows: Row[] = [];
    for (const { what, path, target } of pages) {
      const { figure, detail } = await compared(
        { ours: url + path, bare: bare.url + path, barePid: bare.pid },
        plan,
      );
      rows.push({ what, products, unit: 'percent', figure, target, detail });
    }
    return rows;
  });
}

function pagesFor(products: number): Page[] {
  const pages: Page[] = [
    { what: 'Portada / http desnudo', path: '/', target: VISITORS_TARGET },
    { what: 'Página de producto / http desnudo', path: productPath(), target: VISITORS_TARGET },
    { what: 'Portada con búsqueda / http desnudo', path: `/?${QUERY}`, target: VISITORS_TARGET },
    {
      what: 'API: una página de búsqueda / http desnudo',
      path: `/api/items?${QUERY}&page=1&size=16`,
      target: null,
    },
  ];
  const allItems: Page = { what: 'API: todo el catálogo / http desnudo', path: '/api/items', target: null };
  return products === USUAL_SIZE ? [...pages, allItems] : pages;
}

/** The first product with all there is to show, colours and a bulk offer. Every size of the demo has it. */
export function productPath(): string {
  const shown = demoProducts(USUAL_SIZE).find(
    (product) => !product.isHidden && product.bulkOffer !== null && product.colours.length >= 3,
  );
  if (shown === undefined) throw new Error('the demo has no product with colours and a bulk offer');
  return `/moreInfo/${shown.id}`;
}

type Turns = { readonly ours: string; readonly bare: string; readonly barePid: number | undefined };

/** The two servers take turns, so other load on the machine affects both. */
async function compared({ ours, bare, barePid }: Turns, plan: Plan): Promise<Pick<Row, 'figure' | 'detail'>> {
  const bareAnswers = await warmedUp(bare, plan);
  const ourAnswers = await warmedUp(ours, plan);
  const ofBare: Load[] = [];
  const ofOurs: Load[] = [];
  const shares: number[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const before = secondsOnCore(barePid);
    const load = await loadPage(bare, bareAnswers);
    shares.push((secondsOnCore(barePid) - before) / load.seconds);
    ofBare.push(load);
    ofOurs.push(await loadPage(ours, ourAnswers));
  }
  const bareRate = usualRate(ofBare);
  const ourRate = usualRate(ofOurs);
  const p99 = median(ofOurs.map((load) => load.p99Ms));
  const failed = ofOurs.reduce((sum, load) => sum + load.failed, 0);
  const failures = failed === 0 ? '' : `, ${numeral(failed)} con error`;
  return {
    figure: (100 * ourRate) / bareRate,
    detail:
      `${numeral(ourRate)} de ${numeral(bareRate)} por segundo, p99 ${numeral(p99)} ms${failures}; ` +
      `desnudo al ${numeral(Math.round(100 * median(shares)))} % de un núcleo`,
  };
}

/** Warms a page up and returns how many answers of it fill a round. */
export async function warmedUp(url: string, { warmUpSeconds, secondsPerRound }: Plan): Promise<number> {
  const cold = await loadPage(url, FIRST_ANSWERS);
  const warm = await loadPage(url, Math.max(CONNECTIONS, Math.round(cold.perSecond * warmUpSeconds)));
  return Math.max(2 * CONNECTIONS, Math.round(warm.perSecond * secondsPerRound));
}

export function usualRate(loads: readonly Load[]): number {
  return median(loads.map(({ perSecond }) => perSecond));
}
