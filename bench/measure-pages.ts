import { demoProducts } from '#demo/generate-products.ts';
import { type Load, loadPage } from './load.ts';
import { median } from './percentile.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withBareServer } from './with-bare-server.ts';

type Page = { readonly what: string; readonly path: string; readonly target: Row['target'] };

const VISITORS_TARGET = { atLeast: 80 };
const QUERY = `q=${encodeURIComponent('hilo algodón')}`;

/** How many pages a second the shop answers, as a share of what a bare server does with the same bytes. */
export function measurePages(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row[]> {
  const pages = pagesFor(products);
  return withBareServer({ shop: url, paths: pages.map(({ path }) => path) }, async (bare) => {
    const rows: Row[] = [];
    for (const { what, path, target } of pages) {
      const { figure, detail } = await compared({ ours: url + path, bare: bare + path }, plan);
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

/** The first that has all there is to show: colours and a bulk offer. Every size of the demo has it. */
function productPath(): string {
  const shown = demoProducts(USUAL_SIZE).find(
    (product) => !product.isHidden && product.bulkOffer !== null && product.colours.length >= 3,
  );
  if (shown === undefined) throw new Error('the demo has no product with colours and a bulk offer');
  return `/moreInfo/${shown.id}`;
}

/** They take turns, so that whatever else the machine does meets both. */
async function compared(
  { ours, bare }: { ours: string; bare: string },
  { rounds, secondsPerRound, warmUpSeconds }: Plan,
): Promise<Pick<Row, 'figure' | 'detail'>> {
  await loadPage(bare, warmUpSeconds);
  await loadPage(ours, warmUpSeconds);
  const ofBare: Load[] = [];
  const ofOurs: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofBare.push(await loadPage(bare, secondsPerRound));
    ofOurs.push(await loadPage(ours, secondsPerRound));
  }
  const bareRate = usualRate(ofBare);
  const ourRate = usualRate(ofOurs);
  const p99 = median(ofOurs.map((load) => load.p99));
  const failed = ofOurs.reduce((sum, load) => sum + load.failed, 0);
  const failures = failed === 0 ? '' : `, ${numeral(failed)} respuestas con error`;
  return {
    figure: (100 * ourRate) / bareRate,
    detail: `${numeral(ourRate)} de ${numeral(bareRate)} por segundo, p99 ${numeral(p99)} ms${failures}`,
  };
}

function usualRate(loads: readonly Load[]): number {
  return median(loads.map(({ perSecond }) => perSecond));
}
