import { ENCODINGS_OF_BROWSERS } from './encodings-of-browsers.ts';
import { CONNECTIONS, type Load, loadPage, loadRequests } from './load.ts';
import { productPath, QUERY, usualRate, warmedUp } from './measure-pages.ts';
import { median } from './percentile.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import { withBareServer } from './with-bare-server.ts';

type Page = {
  readonly what: string;
  readonly path: string;
  readonly target: Row['target'];
  /** Pages a second before parts were kept (docs/adr/0029), in a run of both that took turns. */
  readonly before: number;
};

/** What a shopper who reads kept pages waits at most while others are rendered. Before, they waited 150 to 175 ms. */
const KEPT_TARGET = { atMost: 20 };
const KEPT_CONNECTIONS = 2;

/** The pages per second that one process of the shop renders without a cache. */
export function measureRendering(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row[]> {
  const pages: Page[] = [
    { what: 'Portada, sin caché', path: '/', target: { atLeast: 600 }, before: 165 },
    {
      what: 'Página de producto, sin caché',
      path: productPath(),
      target: { atLeast: 800 },
      before: 268,
    },
    { what: 'Portada con búsqueda, sin caché', path: `/?${QUERY}`, target: null, before: 151 },
  ];
  return withBareServer({ shop: url, paths: pages.map(({ path }) => path) }, async (bare) => {
    const rows: Row[] = [];
    for (const { what, path, target, before } of pages) {
      const loads = await loadsOf(url + path, plan);
      const limit = usualRate(await loadsOf(bare.url + path, plan));
      const detail = `${detailOf(loads)}${products === USUAL_SIZE ? `, antes ${before} /s` : ''}; http desnudo ${numeral(limit)} /s`;
      rows.push({ what, products, unit: 'perSecond', figure: usualRate(loads), target, detail });
    }
    return rows;
  });
}

async function loadsOf(url: string, plan: Plan): Promise<Load[]> {
  const answers = await warmedUp(url, plan);
  const loads: Load[] = [];
  for (let round = 0; round < plan.rounds; round += 1) loads.push(await loadPage(url, answers));
  return loads;
}

function detailOf(loads: readonly Load[]): string {
  const p99 = median(loads.map((load) => load.p99Ms));
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  return `${CONNECTIONS} clientes, p99 ${numeral(p99)} ms, ${numeral(failed)} con error`;
}

/** How long kept pages take while 32 other clients get pages that nobody keeps. */
export async function measureKeptBesideRendered(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const seconds = plan.rounds * plan.secondsPerRound;
  const kept = {
    method: 'GET',
    path: productPath(),
    headers: { 'accept-encoding': ENCODINGS_OF_BROWSERS },
  } as const;
  // The shop keeps no page of a parameter that it doesn't know.
  const notKept = { ...kept, path: `${kept.path}?desconocido=1` };
  await warmedUp(url + notKept.path, plan);
  const [shopper, others] = await Promise.all([
    loadRequests(url, { seconds, next: () => kept, connections: KEPT_CONNECTIONS }),
    loadRequests(url, { seconds, next: () => notKept }),
  ]);
  return {
    what: 'Páginas guardadas mientras se dibujan otras, p99',
    products,
    unit: 'milliseconds',
    figure: shopper.p99Ms,
    target: KEPT_TARGET,
    detail:
      `p50 ${numeral(shopper.p50Ms)} ms, ${numeral(shopper.perSecond)} /s; ` +
      `${CONNECTIONS} clientes más, ${numeral(others.perSecond)} páginas dibujadas /s, ` +
      `${numeral(shopper.failed + others.failed)} con error`,
  };
}
