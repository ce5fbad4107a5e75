import { shopClient } from '#tests/support/shop-client.ts';
import { percentile } from './percentile.ts';
import type { Plan } from './plan.ts';
import { numeral, type Row } from './table.ts';

/** How long an administrator waits for a product to be saved, with HTTP, database and catalogue. */
export async function measureSaves(
  url: string,
  { products, plan }: { products: number; plan: Plan },
): Promise<Row> {
  const client = await shopClient(url);
  const [product] = await client.products();
  if (product === undefined) throw new Error('the shop has no products');
  const times: number[] = [];
  for (let save = 0; save < plan.saves; save += 1) {
    const started = performance.now();
    await client.updateProduct({ ...product, summary: `Resumen ${save}` });
    times.push(performance.now() - started);
  }
  return {
    what: 'Guardar un producto, p50',
    products,
    unit: 'milliseconds',
    figure: percentile(times, 0.5),
    target: { atMost: 10 },
    detail: `por la API, durable; p99 ${numeral(percentile(times, 0.99))} ms en ${numeral(plan.saves)} veces`,
  };
}
