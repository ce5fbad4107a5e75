import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { shopClient } from '#tests/support/shop-client.ts';
import { endOnSignals } from './at-the-end.ts';
import { timeUntilAnswered } from './pages/first-answer.ts';
import { measureLighthouse, type Scores } from './pages/measure-lighthouse.ts';
import { measureVisit, type Visit } from './pages/measure-visit.ts';
import { measuredPages, type Page } from './pages/page.ts';
import { faultsText, type Measured, pageTable } from './pages/page-table.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral } from './table.ts';
import { withDataFolder, withShop } from './with-shop.ts';

/**
 * `npm run bench:pages [-- --quick]`: measures the built shop on a phone and prints one table. Progress goes to stderr.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 1 : 3;
const env = { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE) };
const started = performance.now();
const loadBefore = loadavg()[0] ?? 0;
endOnSignals();

const pages = await withDataFolder((dataDir) =>
  withShop({ dataDir, env }, async ({ url }) => {
    const measured: Measured[] = [];
    for (const page of measuredPages(await (await shopClient(url)).products())) {
      measured.push(await measuredPage(url, page));
    }
    return measured;
  }),
);

console.log(`
Hilván en un teléfono: primera visita, ${numeral(USUAL_SIZE)} productos; la mediana de ${numeral(rounds)}
Lighthouse con sus ajustes de móvil; lo demás con la red a 1,6 Mbps y 150 ms y el procesador cuatro veces más lento.
INP: del toque o la tecla a lo que se pinta después, desde 16 ms. Bytes: hasta dos segundos después de cargada.
Primera respuesta: del pedido de la página a que se ve abierto el menú, o sumada una unidad, tocando 20 veces por segundo.
Carga del sistema al empezar: ${numeral(loadBefore)}
`);
console.log(pageTable(pages));
console.log(`\nLo que Lighthouse observa\n${faultsText(pages)}`);
console.log(
  `\n${numeral((performance.now() - started) / 1000)} s; carga del sistema al terminar: ${numeral(loadavg()[0] ?? 0)}`,
);

async function measuredPage(origin: string, page: Page): Promise<Measured> {
  console.error(`… ${page.name}`);
  // The first visit creates the renditions of its photos; a shop that is open already has them.
  await measureVisit(origin, { ...page, interactions: [] });
  const scores: Scores[] = [];
  const visits: Visit[] = [];
  const answersMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await measureVisit(origin, page));
    answersMs.push(await timeUntilAnswered(origin, page));
    scores.push(await measureLighthouse(origin, page));
  }
  return { page, scores, visits, answersMs };
}
