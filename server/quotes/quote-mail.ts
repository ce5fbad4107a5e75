import type { StoreConfig } from '#config/store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { extrasInWords } from '#domain/cart/line-extras.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import type { Said } from '#domain/orders/said.ts';
import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import type { Quote, QuoteLine } from '#domain/quotes/quote.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { formatExactPrice, formatUnits } from '#domain/text/format.ts';
import { formatDate, formatDay } from '#domain/text/format-date.ts';
import { quoteLink } from '#schemas/wire/public-link.ts';
import type { NoticeKind } from '#server/db/tables/process-tables.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailItem, MailText } from '#server/notifications/mail-body.ts';
import { saidBlocks } from '#server/orders/order-mail.ts';

/** What mails say of a quote's order. */
export type MailedOrder = {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly said: Said;
};

type Mailed = { readonly quote: Quote; readonly order: MailedOrder; readonly publicUrl: string };
type MailedToShopper = Mailed & {
  /** The version that its customer accepted last. */
  readonly acceptedVersion: number | null;
};

/** The customer's mail with the quote and its link. */
export function quoteForShopper(
  { quote, order, publicUrl, acceptedVersion }: MailedToShopper,
  store: StoreConfig,
): MailText {
  const name = greetingName(order.firstName);
  const greeting = name === '' ? 'Hola.' : `Hola, ${name}.`;
  return {
    subject: `Presupuesto de tu pedido N.º ${order.number} | ${store.name}`,
    blocks: [
      { kind: 'heading', text: `Presupuesto de tu pedido N.º ${order.number}` },
      {
        kind: 'paragraph',
        text: `${greeting} Vale hasta el ${formatDay(lastValidDay(quote.validUntil))}. Puedes aceptarlo o pedir un cambio desde el enlace.`,
      },
      ...(acceptedVersion !== null && acceptedVersion < quote.version
        ? [{ kind: 'paragraph', text: offerText(quote.version, acceptedVersion) } as const]
        : []),
      ...(quote.message === '' ? [] : [{ kind: 'quote', text: quote.message } as const]),
      { kind: 'items', items: itemsOf(quote, publicUrl) },
      ...saidBlocks(order.said),
      { kind: 'facts', facts: factsOf(quote) },
      ...(hasUnpriced(quote)
        ? [{ kind: 'paragraph', text: 'No incluye los productos a consultar.' } as const]
        : []),
      { kind: 'link', label: 'Ver el presupuesto', url: quoteLink(publicUrl, quote.token) },
      {
        kind: 'facts',
        facts: [
          [store.name, `${store.streetAddress}, ${store.city}`],
          ['Teléfono', store.landline],
          ['WhatsApp', store.mobile],
        ],
      },
    ],
  };
}

function offerText(version: number, acceptedVersion: number): string {
  return `Es la versión ${version}. Ya aceptaste la versión ${acceptedVersion}, que vale mientras no aceptes esta.`;
}

type AnswerKind = Exclude<Extract<NoticeKind, `quote-${string}`>, 'quote-sent'>;

const NEWS: Readonly<Record<AnswerKind, (name: string) => string>> = {
  'quote-seen': (name) => `${name} vio el presupuesto`,
  'quote-accepted': (name) => `${name} aceptó el presupuesto`,
  'quote-question': (name) => `${name} pidió un cambio`,
  'quote-expired': (name) => `venció el presupuesto de ${name}`,
};

/** The shop's mail about what a customer did, or did not in time. `question` is '' unless they asked for a change. */
export function quoteForShop(
  { quote, order, publicUrl }: Mailed,
  { kind, at, question }: { kind: AnswerKind; at: number; question: string },
): MailText {
  const name = `${order.firstName} ${order.lastName}`.trim() || 'el cliente';
  const subject = `Pedido N.º ${order.number}: ${NEWS[kind](name)}`;
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      {
        kind: 'facts',
        facts: [
          ['Presupuesto', `versión ${quote.version}, ${formatExactPrice(quote.total)}`],
          kind === 'quote-expired'
            ? ['Valía hasta', formatDay(lastValidDay(quote.validUntil))]
            : ['Fecha', formatDate(at)],
        ],
      },
      ...(question === '' ? [] : [{ kind: 'quote', text: question } as const]),
      {
        kind: 'link',
        label: 'Ver el pedido en el panel',
        url: `${publicUrl}${deskPath('order', order.id)}`,
      },
    ],
  };
}

function itemsOf({ lines, extras }: Quote, publicUrl: string): MailItem[] {
  return [...lines.map((line) => itemOf(line, publicUrl)), ...extras.map(extraItem)];
}

function itemOf(line: QuoteLine, publicUrl: string): MailItem {
  const { product, quantities, units, unitPrice, discountPercent, note, extras } = line;
  const variants = lineVariants({ quantities, snapshot: product })
    .filter(({ label }) => label !== '')
    .map(({ label, units: count }) => `${label} × ${count}`);
  return {
    title: `${product.brand} ${product.name}`.trim(),
    url: publicUrl + productPath(product),
    details: [
      ...(product.code === null ? [] : [`Código ${product.code}`]),
      formatUnits(units),
      ...variants,
      ...(unitPrice === null ? [] : [`${formatExactPrice(unitPrice)} por unidad`]),
      ...(discountPercent === 0 ? [] : [`Descuento ${percentText(discountPercent)}`]),
      ...(note === '' ? [] : [note]),
      ...extrasInWords(extras).map(({ name, text }) => `${name}: ${text}`),
    ],
    amount: isUnpriced(line) ? 'Consultar' : formatExactPrice(line.total),
  };
}

function extraItem({ text, amount }: Quote['extras'][number]): MailItem {
  return { title: text, url: null, details: [], amount: formatExactPrice(amount) };
}

function factsOf({ subtotal, discount, discountPercent, shipping, total }: Quote) {
  const amount = shipping?.amount ?? null;
  const carrier = shipping?.carrier ?? '';
  const cost = amount === null ? 'A confirmar' : formatExactPrice(amount);
  return [
    ...(discount === 0
      ? []
      : ([
          ['Subtotal', formatExactPrice(subtotal)],
          [`Descuento ${percentText(discountPercent)}`, `- ${formatExactPrice(discount)}`],
        ] as const)),
    ['Envío', carrier === '' ? cost : `${cost} (${carrier})`],
    ...(shipping === null || shipping.note === '' ? [] : ([['Sobre el envío', shipping.note]] as const)),
    ['Total', formatExactPrice(total)],
  ] as const;
}

function hasUnpriced({ lines }: Quote): boolean {
  return lines.some(isUnpriced);
}

function isUnpriced({ unitPrice, product }: QuoteLine): boolean {
  return unitPrice === null && product.price === null;
}

function percentText(percent: Quote['discountPercent']): string {
  return `${discountPercentToWire(percent).replace('.', ',')}\u00a0%`;
}
