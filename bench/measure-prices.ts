import type { WirePriceBatchReceipt, WirePricePreview } from '#schemas/price-change-answers.ts';
import { administratorAt } from './administrator-at.ts';
import { busyRows, onBothEngines } from './busy-shop.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import type { Timed } from './with-orders.ts';

const TARGETS = {
  small: { preview: 300, apply: 1000 },
  large: { preview: 3000, apply: 10_000 },
};

/** How long a change of all prices takes, and the slowest order and page meanwhile, on both engines. */
export function measurePrices(products: number): Promise<Row[]> {
  const target = products > USUAL_SIZE ? TARGETS.large : TARGETS.small;
  return onBothEngines(products, async ({ engine, url, ordered, timed }) => {
    const post = await administratorAt(url);
    const rule = { select: {}, change: { by: 'percent', value: '12.5', on: 'both' }, rounding: ROUNDING };
    const preview = await timed(() => post('/price-changes/preview', rule));
    const rows = rowsOf(preview.text, ordered.id);
    const apply = await timed(() => post('/price-changes', { rows, rule }));
    const { id, changed }: WirePriceBatchReceipt = JSON.parse(apply.text);
    if (changed !== rows.length) throw new Error('no se aplicaron todos los precios');
    const undo = await timed(() => post(`/price-changes/${id}/undo`, {}));
    const done = `${numeral(rows.length)} precios`;
    const measured = (what: string, took: Timed, atMost: number) => {
      const wait = `${what}: el pedido o la página más lentos, ${engine}`;
      return busyRows(took, { what: `${what}, ${engine}`, wait, products, done, atMost });
    };
    return [
      ...measured('Vista previa de precios', preview, target.preview),
      ...measured('Aplicar precios', apply, target.apply),
      ...measured('Deshacer precios', undo, target.apply),
    ];
  });
}

const ROUNDING = { to: '50', mode: 'nearest' };

function rowsOf(preview: string, ordered: string) {
  const { rows }: WirePricePreview = JSON.parse(preview);
  return rows
    .filter(({ _id, flags }) => _id !== ordered && !flags.some((flag) => LEFT_OUT.has(flag)))
    .map(({ _id, version, after }) => ({ _id, version, ...after }));
}

const LEFT_OUT: ReadonlySet<string> = new Set(['no-price', 'unchanged', 'not-positive']);
