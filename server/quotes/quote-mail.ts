import type { StoreConfig } from '#config/store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { Said } from '#domain/orders/said.ts';
import { discountPercentToWire } from '#domain/quotes/discount-percent.ts';
import type { Quote, QuoteLine } from '#domain/quotes/quote.ts';
import { quoteNetTotal } from '#domain/quotes/quote-net-total.ts';
import { lastValidDay } from '#domain/quotes/quote-validity.ts';
import { formatExactPrice } from '#domain/text/format.ts';
import { formatDate, formatDay, formatWeekday } from '#domain/text/format-date.ts';
import { quoteLink } from '#schemas/wire/public-link.ts';
import type { NoticeKind } from '#server/db/tables/process-tables.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailItem, MailText } from '#server/notifications/mail-blocks.ts';
import { chatAbout, linkRemark, mailedLine, mailedSums, saidBlocks } from '#server/orders/mailed-parts.ts';

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
  const until = formatWeekday(lastValidDay(quote.validUntil));
  const total = formatExactPrice(quote.total);
  const link = quoteLink(publicUrl, quote.token);
  return {
    subject: `Presupuesto de tu pedido N.º ${order.number}: ${total} | ${store.name}`,
    preview: `Total ${total}. Vale hasta el ${until}. Lo aceptas con un toque, sin registrarte.`,
    blocks: [
      {
        kind: 'heading',
        text: name === '' ? 'Tu presupuesto está listo' : `${name}, tu presupuesto está listo`,
      },
      {
        kind: 'paragraph',
        text: `Presupuesto de tu pedido N.º ${order.number}, versión ${quote.version}. Vale hasta el ${until}.`,
      },
      ...(acceptedVersion !== null && acceptedVersion < quote.version
        ? [{ kind: 'paragraph', text: offerText(quote.version, acceptedVersion) } as const]
        : []),
      {
        kind: 'action',
        total,
        label: 'Ver y aceptar el presupuesto',
        url: link,
        asides: [{ label: 'Pedir un cambio', url: `${link}#mensaje` }, ...chatAbout(order.number, store)],
      },
      ...(quote.message === '' ? [] : [{ kind: 'quote', text: quote.message } as const]),
      { kind: 'items', items: itemsOf(quote, publicUrl) },
      ...saidBlocks(order.said),
      mailedSums(
        { sums: sumsOf(quote), hasUnpriced: quote.lines.some(isUnpriced), net: netTotalOf(quote) },
        store.taxes,
      ),
      linkRemark('tu presupuesto', publicUrl),
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

/**
 * The shop's mail about what a customer did, or did not in time. `question` is '' unless they asked for a change; `missing` are
 * lines of an accepted quote that the shop can't sell now.
 */
export function quoteForShop(
  { quote, order, publicUrl }: Mailed,
  {
    kind,
    at,
    question,
    missing,
  }: { kind: AnswerKind; at: number; question: string; missing: readonly string[] },
): MailText {
  const name = `${order.firstName} ${order.lastName}`.trim() || 'el cliente';
  const subject = `Pedido N.º ${order.number}: ${NEWS[kind](name)}`;
  return {
    subject,
    preview: question,
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
      ...(missing.length === 0
        ? []
        : [{ kind: 'paragraph', text: `Antes de prepararlo mira esto: ${missing.join('; ')}.` } as const]),
      ...(question === '' ? [] : [{ kind: 'quote', text: question } as const]),
      {
        kind: 'action',
        total: formatExactPrice(quote.total),
        label: 'Ver el pedido en el panel',
        url: `${publicUrl}${deskPath('order', order.id)}`,
        asides: [],
      },
    ],
  };
}

function itemsOf({ lines, extras }: Quote, publicUrl: string): MailItem[] {
  return [...lines.map((line) => itemOf(line, publicUrl)), ...extras.map(extraItem)];
}

function itemOf(line: QuoteLine, publicUrl: string): MailItem {
  const { unitPrice, discountPercent, note, total } = line;
  const terms = [
    ...(unitPrice === null ? [] : [`${formatExactPrice(unitPrice)} por unidad`]),
    ...(discountPercent === 0 ? [] : [`Descuento ${percentText(discountPercent)}`]),
    ...(note === '' ? [] : [note]),
  ];
  const amount = isUnpriced(line) ? 'Consultar' : formatExactPrice(total);
  return mailedLine(line, { publicUrl, terms, amount });
}

function extraItem({ text, amount }: Quote['extras'][number]): MailItem {
  return { title: text, url: null, photo: null, details: [], amount: formatExactPrice(amount) };
}

function sumsOf({ subtotal, discount, discountPercent, shipping, total }: Quote) {
  const amount = shipping?.amount ?? null;
  const carrier = shipping?.carrier ?? '';
  const cost = amount === null ? 'A confirmar' : formatExactPrice(amount);
  return [
    ['Productos y trabajos', formatExactPrice(subtotal)],
    ...(discount === 0
      ? []
      : ([[`Descuento ${percentText(discountPercent)}`, `\u2212 ${formatExactPrice(discount)}`]] as const)),
    [['Envío', carrier].filter(Boolean).join(', '), cost],
    ...(shipping === null || shipping.note === '' ? [] : ([['Sobre el envío', shipping.note]] as const)),
    ['Total', formatExactPrice(total)],
  ] as const;
}

/** What the quote comes to without national taxes (LAW-001). */
function netTotalOf({ lines, extras, subtotal, discount, shipping }: Quote) {
  return quoteNetTotal({
    lines: lines.map(({ total, product: { vat } }) => ({ amount: total, vat })),
    extras: extras.map(({ amount }) => amount),
    subtotal,
    discount,
    shipping: shipping?.amount ?? null,
  });
}

function isUnpriced({ unitPrice, product }: QuoteLine): boolean {
  return unitPrice === null && product.price === null;
}

function percentText(percent: Quote['discountPercent']): string {
  return `${discountPercentToWire(percent).replace('.', ',')}\u00a0%`;
}
