import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { endOnSignals } from './at-the-end.ts';
import { machineText } from './machine.ts';
import { measureActions } from './measure-actions.ts';
import { measureCategories } from './measure-categories.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureForgivingSearch } from './measure-forgiving-search.ts';
import { IMPORTED_ROWS, measureImports } from './measure-imports.ts';
import { measureOrdersOnPostgres, measureOrdersOnSqlite } from './measure-orders.ts';
import { measurePrices } from './measure-prices.ts';
import { measureQuotes } from './measure-quotes.ts';
import { measureSearch } from './measure-search.ts';
import { measureSearchInBrowser } from './measure-search-in-browser.ts';
import { measureShop } from './measure-shop.ts';
import { MIDDLE_SIZE, QUICK_PLAN, USUAL_SIZE, WHOLE_PLAN } from './plan.ts';
import { numeral, type Row, tableOf } from './table.ts';

/** `npm run bench [-- --quick]`: measures the built shop and prints one table. Progress goes to stderr. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const plan = values.quick ? QUICK_PLAN : WHOLE_PLAN;
const started = performance.now();
const machine = machineText();
endOnSignals();

const rows: Row[] = [];
for (const products of plan.sizes) {
  rows.push(...(await measured('Arranque, memoria y páginas', products, () => measureShop(products, plan))));
}
rows.push(
  ...(await measured('Pedidos, SQLite', USUAL_SIZE, async () => [await measureOrdersOnSqlite(plan)])),
);
rows.push(
  ...(await measured('Pedidos, PostgreSQL', USUAL_SIZE, async () => [await measureOrdersOnPostgres(plan)])),
);
for (const products of plan.sizes) {
  rows.push(
    ...(await measured('Búsqueda', products, async () => [
      measureSearch(products, plan),
      measureForgivingSearch(products, plan),
      await measureSearchInBrowser(products),
    ])),
  );
}
for (const products of plan.sizes.filter((size) => size !== MIDDLE_SIZE)) {
  rows.push(...(await measured('Precios', products, () => measurePrices(products))));
}
for (const products of plan.sizes.filter((size) => size !== MIDDLE_SIZE)) {
  rows.push(...(await measured('Acciones sobre muchos', products, () => measureActions(products))));
}
for (const products of plan.sizes.filter((size) => size !== MIDDLE_SIZE)) {
  rows.push(...(await measured('Categorías', products, () => measureCategories(products))));
}
rows.push(...(await measured('Importar', IMPORTED_ROWS, measureImports)));
rows.push(...(await measured('Presupuestos', USUAL_SIZE, () => measureQuotes(plan))));
rows.push(...(await measured('Tablero', Math.max(...plan.sizes), () => measureDashboard(plan))));

console.log(`\nHilván, medido${values.quick ? ' deprisa: estas cifras dicen poco' : ''}\n${machine}\n`);
console.log(tableOf(rows));
console.log(
  `\n${numeral((performance.now() - started) / 1000)} s; carga del sistema al terminar: ${numeral(loadavg()[0] ?? 0)}`,
);

/** A failed measurement gets a row that says so and fails the run; the others continue. */
async function measured(what: string, products: number, measure: () => Promise<Row[]>): Promise<Row[]> {
  console.error(`… ${what}, ${numeral(products)} productos`);
  try {
    return await measure();
  } catch (error) {
    process.exitCode = 1;
    return [{ what, products, unit: 'percent', figure: null, target: null, detail: String(error) }];
  }
}
