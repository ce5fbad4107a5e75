import type { Centavos } from '../money/centavos.ts';
import { formatPrice, formatUnits } from '../text/format.ts';

/** A longer text may not fit into the address that opens a chat. */
const MOST_LETTERS = 1800;

export type ChatOrder = {
  readonly orderNumber: number;
  readonly lines: readonly ChatOrderLine[];
  readonly total: Centavos;
  readonly hasUnpriced: boolean;
  /** Where the whole order can be seen; '' if it is not known. */
  readonly link: string;
};

type ChatOrderLine = {
  readonly brand: string;
  readonly name: string;
  readonly units: number;
  /** The variants with a name. */
  readonly variants: readonly { readonly label: string; readonly units: number }[];
};

/** The order as a message to the shop: whole up to 1,800 letters, else its first lines and its link (QUOTE-011). */
export function orderChatText(order: ChatOrder): string {
  const lines = order.lines.map(lineText);
  const whole = assembled(order, lines);
  if (whole.length <= MOST_LETTERS) return whole;
  let shown = lines.length;
  let text: string;
  do {
    shown -= 1;
    text = assembled(order, [...lines.slice(0, shown), restText(lines.length - shown, order.link)]);
  } while (text.length > MOST_LETTERS && shown > 0);
  return text;
}

function assembled({ orderNumber, total, hasUnpriced }: ChatOrder, lines: readonly string[]): string {
  return [
    `Hola, hice el pedido n.º ${orderNumber}:`,
    ...lines,
    `Total: ${formatPrice(total)}${hasUnpriced ? ', más lo que tiene precio a consultar' : ''}`,
  ].join('\n');
}

function restText(left: number, link: string): string {
  const rest = `y ${left === 1 ? 'un producto' : `${left} productos`} más`;
  return link === '' ? rest : `${rest}: ${link}`;
}

function lineText({ brand, name, units, variants }: ChatOrderLine): string {
  const chosen = variants.map(({ label, units }) => `${label} × ${units}`).join(', ');
  const product = `${brand} ${name}`.trim() || 'Producto';
  return `- ${product}: ${chosen || formatUnits(units)}`;
}
