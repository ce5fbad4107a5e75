import { extrasInWords, type LineExtras } from '../cart/line-extras.ts';
import { quantityText, timesText } from '../measure/quantity-text.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';
import { formatPrice } from '../text/format.ts';

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
  readonly saleUnit: Pick<SaleUnit, 'code' | 'scale'>;
  readonly units: number;
  readonly extras: Pick<LineExtras, 'pieces'>;
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

function lineText({ brand, name, units, variants, saleUnit, extras }: ChatOrderLine): string {
  const chosen = variants.map(({ label, units }) => `${label} × ${timesText(units, saleUnit)}`).join(', ');
  const product = `${brand} ${name}`.trim() || 'Producto';
  const cuts = extrasInWords({ ...extras, comment: '' }, saleUnit).map(
    ({ name, text }) => `${name}: ${text}`,
  );
  const amount = chosen || quantityText(units, saleUnit);
  return `- ${product}: ${[amount, ...cuts].join('. ')}`;
}
