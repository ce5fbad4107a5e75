import { setTimeout as wait } from 'node:timers/promises';
import { median } from './percentile.ts';
import { type Plan, USUAL_SIZE } from './plan.ts';
import { residentMegabytes } from './process-figures.ts';
import { numeral, type Row } from './table.ts';
import { type MeasuredShop, withShop } from './with-shop.ts';

type Shop = { readonly dataDir: string; readonly products: number };

/** From an empty folder to the first page of a shop with demo products, which stay in the folder. */
export async function measureFirstStart({ dataDir, products }: Shop): Promise<Row> {
  const env = { DEMO: '1', DEMO_PRODUCTS: String(products) };
  const firstPageMs = await withShop({ dataDir, env }, async (shop) => shop.firstPageMs);
  return {
    what: 'Primer arranque, cargando la demostración',
    products,
    unit: 'seconds',
    figure: firstPageMs / 1000,
    target: { atMost: products === USUAL_SIZE ? 10 : 60 },
    detail: 'del proceso nuevo a la primera portada',
  };
}

/** From spawning the process to its first page, with the data in place. */
export async function measureColdStart({ dataDir, products }: Shop, { coldStarts }: Plan): Promise<Row> {
  const times: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) {
    times.push(await withShop({ dataDir, env: {} }, async (shop) => shop.firstPageMs));
  }
  return {
    what: 'Arranque en frío',
    products,
    unit: 'seconds',
    figure: median(times) / 1000,
    target: { atMost: 1 },
    detail: `con el código ya compilado; ${times.map((time) => numeral(time / 1000)).join(' · ')} s`,
  };
}

/** The memory of a shop that has been idle since its first page. */
export async function measureIdleMemory(
  { process: { pid } }: MeasuredShop,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  await wait(plan.idleSeconds * 1000);
  return {
    what: 'Memoria en reposo',
    products,
    unit: 'megabytes',
    figure: residentMegabytes(pid),
    target: { atMost: products === USUAL_SIZE ? 150 : 400 },
    detail: `VmRSS ${numeral(plan.idleSeconds)} s después de la primera portada`,
  };
}

/** The memory of a shop after load. */
export function measureLoadedMemory({ process: { pid } }: MeasuredShop, products: number): Row {
  return {
    what: 'Memoria después de la carga',
    products,
    unit: 'megabytes',
    figure: residentMegabytes(pid),
    target: null,
    detail: 'VmRSS al terminar las páginas de esta tabla',
  };
}
