import type { WireProductAction } from '#schemas/product-action.ts';
import type { WireProductActionDone } from '#schemas/product-action-answers.ts';
import { administratorAt } from './administrator-at.ts';
import { busyRows, onBothEngines } from './busy-shop.ts';
import { USUAL_SIZE } from './plan.ts';
import { numeral, type Row } from './table.ts';
import type { Timed } from './with-orders.ts';

/** As long as a change of all prices may take; in ms. */
const TARGETS = { small: 1000, large: 10_000 };

/** How long it takes to act on all products at once, and the slowest order and page meanwhile, on both engines. */
export function measureActions(products: number): Promise<Row[]> {
  const atMost = products > USUAL_SIZE ? TARGETS.large : TARGETS.small;
  return onBothEngines(products, async ({ engine, url, ordered, timed }) => {
    const post = await administratorAt(url);
    const { section, subsection, type } = ordered;
    const actions: readonly (readonly [string, WireProductAction])[] = [
      ['Marcar todos como oferta', { select: {}, action: 'offer' }],
      [
        'Pasar todos a una categoría',
        { select: {}, action: 'category', value: { section, subsection, type } },
      ],
    ];
    const rows: Row[] = [];
    for (const [what, action] of actions) {
      const acted = await timed(() => post('/items/actions', action));
      const { undo }: WireProductActionDone = JSON.parse(acted.text);
      rows.push(...rowsOf(`${what}, ${engine}`, acted, { products, atMost }));
      const undone = await timed(() => post(`/items/actions/${undo}/undo`, {}));
      rows.push(...rowsOf(`${what} y deshacerlo, ${engine}`, undone, { products, atMost }));
    }
    return rows;
  });
}

function rowsOf(
  what: string,
  acted: Timed,
  bounds: { readonly products: number; readonly atMost: number },
): Row[] {
  const { changed }: WireProductActionDone = JSON.parse(acted.text);
  const wait = `${what}: el pedido o la página más lentos`;
  return busyRows(acted, { ...bounds, what, wait, done: `${numeral(changed)} productos` });
}
