import { formatPrice, formatUnits } from '#web/format.ts';
import type { PlacedOrder } from './placed-order.ts';

/** A longer list does not fit into the address of a chat. */
const MOST_LINES = 25;

/** The order as a message to the shop. */
export function orderChatText({ orderNumber, lines, total, hasUnpriced }: PlacedOrder): string {
  const left = lines.length - MOST_LINES;
  return [
    `Hola, hice el pedido n.º ${orderNumber}:`,
    ...lines.slice(0, MOST_LINES).map(lineText),
    ...(left > 0 ? [`y ${left === 1 ? 'un producto' : `${left} productos`} más`] : []),
    `Total: ${formatPrice(total)}${hasUnpriced ? ', más lo que tiene precio a consultar' : ''}`,
  ].join('\n');
}

function lineText({ brand, name, units, variants }: PlacedOrder['lines'][number]): string {
  const chosen = variants.map(({ label, units }) => `${label} × ${units}`).join(', ');
  const product = `${brand} ${name}`.trim() || 'Producto';
  return `- ${product}: ${chosen || formatUnits(units)}`;
}
