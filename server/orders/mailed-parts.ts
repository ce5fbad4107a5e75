import type { StoreConfig } from '#config/store.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { extrasInWords } from '#domain/cart/line-extras.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { quantityText, timesText } from '#domain/measure/quantity-text.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import type { Said } from '#domain/orders/said.ts';
import { formatExactPrice } from '#domain/text/format.ts';
import type { MailBlock, MailItem, MailLink } from '#server/notifications/mail-blocks.ts';
import { mailedPhoto } from '#server/notifications/mail-sender.ts';

type MailedLine = Pick<OrderLine, 'product' | 'quantities' | 'units' | 'extras'>;

type LineInMail = {
  /** Origin of links, without a slash at the end. */
  readonly publicUrl: string;
  /** What is said of its price. */
  readonly terms: readonly string[];
  readonly amount: string;
};

/** A line of an order or quote. */
export function mailedLine(line: MailedLine, { publicUrl, terms, amount }: LineInMail): MailItem {
  const { product, units, extras } = line;
  const [photo] = product.photos;
  return {
    title: `${product.brand} ${product.name}`.trim(),
    url: publicUrl + productPath(product),
    photo: photo === undefined ? null : mailedPhoto(photo, publicUrl),
    details: [
      ...(product.code === null ? [] : [`Código ${product.code}`]),
      quantityText(units, product.saleUnit),
      ...variantsOf(line),
      ...terms,
      ...extrasInWords(extras, product.saleUnit).map(({ name, text }) => `${name}: ${text}`),
    ],
    amount,
  };
}

/** In one line of text; none for a product without variants. */
function variantsOf({ quantities, product }: MailedLine): string[] {
  const named = lineVariants({ quantities, snapshot: product }).filter(({ label }) => label !== '');
  return named.length === 0
    ? []
    : [named.map(({ label, units }) => `${label} × ${timesText(units, product.saleUnit)}`).join(', ')];
}

/** What the shopper wrote, as a quotation. */
export function saidBlocks({ comment }: Said): MailBlock[] {
  return comment === '' ? [] : [{ kind: 'quote', text: `Nota: ${comment}` }];
}

type Sums = {
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly hasUnpriced: boolean;
  /** The total without national taxes. */
  readonly net: Centavos;
};

/** The amounts, the total last, with the legends that belong to it (LAW-001). */
export function mailedSums({ sums, hasUnpriced, net }: Sums, { condition }: StoreConfig['taxes']): MailBlock {
  return {
    kind: 'sums',
    sums,
    notes: [
      ...(condition === 'monotributo' ? [] : [`PRECIO SIN IMPUESTOS NACIONALES: ${formatExactPrice(net)}`]),
      ...(hasUnpriced ? ['No incluye los productos a consultar.'] : []),
    ],
  };
}

/** Opens a chat with the shop about an order; none in a shop without WhatsApp. */
export function chatAbout(orderNumber: number, { whatsappDigits: digits }: StoreConfig): MailLink[] {
  const text = `Hola, te escribo por mi pedido N.º ${orderNumber}.`;
  return digits === '' ? [] : [{ label: 'Escribirnos por WhatsApp', url: whatsAppLink({ digits, text }) }];
}

/** Whose the link is, and what the law gives whoever bought from afar (LAW-003). @param page 'tu pedido' */
export function linkRemark(page: string, publicUrl: string): MailBlock {
  return {
    kind: 'remark',
    text: `Este enlace es personal: quien lo abre ve ${page}. Tienes 10 días corridos para arrepentirte de la compra.`,
    link: { label: 'Botón de arrepentimiento', url: `${publicUrl}/arrepentimiento` },
  };
}
