import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { aProduct } from '#domain/products/a-product.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { endOnSignals } from './at-the-end.ts';
import { deskOfGreatShop, GREAT_SHOP } from './pages/desk-of-great-shop.ts';
import { deskTable } from './pages/desk-table.ts';
import { timeUntilAnswered } from './pages/first-answer.ts';
import { measureLighthouse, type Scores } from './pages/measure-lighthouse.ts';
import { measurePurchase, type Purchase } from './pages/measure-purchase.ts';
import { measureReturn, type Return } from './pages/measure-return.ts';
import { measureTaps, type Tap } from './pages/measure-taps.ts';
import { measureVisit, type Visit } from './pages/measure-visit.ts';
import { type Page, pagesOfPurchase } from './pages/page.ts';
import { faultsText, type Measured, pageTable } from './pages/page-table.ts';
import { purchaseTable } from './pages/purchase-table.ts';
import { tapsTable } from './pages/taps-table.ts';
import { median } from './percentile.ts';
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

const { pages, purchases, taps } = await withDataFolder((dataDir) =>
  withShop({ dataDir, env }, async ({ url }) => ({
    purchases: await measuredPurchases(url),
    taps: await measuredTaps(url),
    pages: await measuredPages(url),
  })),
);

console.error('… El tablero de una tienda grande');
const desk = await deskOfGreatShop(rounds);

console.log(`
Hilván en un teléfono: primera visita, ${numeral(USUAL_SIZE)} productos; la mediana de ${numeral(rounds)}
Lighthouse con sus ajustes de móvil; lo demás con la red a 1,44 Mbps y 562 ms y el procesador cuatro veces más lento.
INP: del toque o la tecla a lo que se pinta después, desde 16 ms. Bytes: hasta dos segundos después de cargada.
Primera respuesta: del pedido de la página a que se ve abierto el menú, o sumada una unidad, tocando 20 veces por segundo.
Otra visita: la página ya está guardada en el teléfono, y cada respuesta de la tienda tarda 150 ms en empezar.
Antes: la versión que docs/speed.md compara con esta, en la misma máquina y por turnos.
Carga del sistema al empezar: ${numeral(loadBefore)}
`);
console.log(pageTable(pages));
console.log(`\nLo que Lighthouse observa\n${faultsText(pages)}`);
console.log(`
De un enlace compartido a un pedido, en el mismo teléfono con la red a 1,6 Mbps y 150 ms
En blanco: cuánto de ese tiempo la pantalla no muestra nada de la tienda. El primer resultado empieza a
${numeral(median(purchases.map(({ firstResultAt }) => firstResultAt)))} px de lo alto de la pantalla.
`);
console.log(purchaseTable(purchases));
console.log(`
Del toque en el menú del tablero a su pantalla: ${numeral(GREAT_SHOP.products)} productos, ${numeral(GREAT_SHOP.orders)} pedidos, SQLite; el mismo
teléfono con 'Fast 4G' (8,1 Mbps y 165 ms). Título: con el lugar de lo que falta; entera: ya no falta nada.
`);
console.log(deskTable(desk));
console.log(`
De un toque a la página, con la red a 1,44 Mbps y 562 ms: cuándo se ve el nombre o el título, y cuándo todo
`);
console.log(tapsTable(taps));
console.log(
  `\n${numeral((performance.now() - started) / 1000)} s; carga del sistema al terminar: ${numeral(loadavg()[0] ?? 0)}`,
);

async function measuredPages(origin: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  const shop = await shopClient(origin);
  const colours = COLOURS.map(({ name }) => name);
  await shop.addProduct(aProduct({ name: 'Hilo en todos los colores', colours }));
  for (const page of pagesOfPurchase(await shop.products())) {
    measured.push(await measuredPage(origin, page));
  }
  return measured;
}

/** The first purchase creates the renditions of the photos on its way, and does not count. */
async function measuredPurchases(origin: string): Promise<Purchase[]> {
  console.error('… De un enlace a un pedido');
  await measurePurchase(origin);
  const purchases: Purchase[] = [];
  for (let round = 0; round < rounds; round += 1) purchases.push(await measurePurchase(origin));
  return purchases;
}

async function measuredTaps(origin: string): Promise<Tap[][]> {
  console.error('… De un toque a la página');
  const runs: Tap[][] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measureTaps(origin));
  return runs;
}

async function measuredPage(origin: string, page: Page): Promise<Measured> {
  console.error(`… ${page.name}`);
  // The first visit creates the renditions of its photos; a shop that is open already has them.
  await measureVisit(origin, { ...page, interactions: [] });
  const scores: Scores[] = [];
  const visits: Visit[] = [];
  const answersMs: number[] = [];
  const returns: Return[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await measureVisit(origin, page));
    answersMs.push(await timeUntilAnswered(origin, page));
    returns.push(await measureReturn(origin, page));
    scores.push(await measureLighthouse(origin, page));
  }
  return { page, scores, visits, answersMs, returns };
}
