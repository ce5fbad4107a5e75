import { daysText, timesText } from '#config/hours-text.ts';
import type { StoreConfig } from '#config/store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { amountsText } from '#domain/measure/amounts.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { hasUnpriced, orderedNetTotal, orderedTotal } from '#domain/orders/ordered-total.ts';
import { formatPrice } from '#domain/text/format.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailBlock, MailItem, MailText } from '#server/notifications/mail-blocks.ts';
import { chatAbout, linkRemark, mailedLine, mailedSums, saidBlocks } from './mailed-parts.ts';

/** The shop's mail about an order, with a link to the dashboard. */
export function orderForShop(
  order: Order,
  { store, publicUrl }: { store: Pick<StoreConfig, 'taxes'>; publicUrl: string },
): MailText {
  const { customer } = order;
  const name = `${customer.firstName} ${customer.lastName}`;
  return {
    subject: `Pedido N.º ${order.number}: ${name}, ${formatPrice(order.payableAmount)}`,
    preview: `${orderedAmounts(order)}. Celular ${customer.phone}.`,
    blocks: [
      { kind: 'heading', text: `Pedido N.º ${order.number}` },
      {
        kind: 'facts',
        facts: [
          ['Cliente', name],
          ['Celular', customer.phone],
          ...(customer.email === '' ? [] : [['Correo', customer.email] as const]),
          ['Fecha', formatLongDate(order.createdAt)],
          ...listFacts(order),
        ],
      },
      {
        kind: 'action',
        total: formatPrice(order.payableAmount),
        label: 'Ver el pedido en el panel',
        url: `${publicUrl}${deskPath('orders')}?pedido=${encodeURIComponent(order.id)}`,
        asides: [],
      },
      ...orderBlocks(order, publicUrl, store.taxes),
    ],
  };
}

/** The shopper's copy: the order, its amounts, its own page, and how to reach the shop. */
export function orderForShopper(
  order: Order,
  { store, link, publicUrl }: { store: StoreConfig; link: string; publicUrl: string },
): MailText {
  const hours = store.openingHours.map((hours) => `${daysText(hours)}, ${timesText(hours)}`).join(' · ');
  return {
    subject: `Recibimos tu pedido N.º ${order.number} | ${store.name}`,
    preview: `Total ${formatPrice(order.payableAmount)}. No pagas ahora: te contactamos para acordar pago y entrega.`,
    blocks: [
      { kind: 'heading', text: `Recibimos tu pedido N.º ${order.number}` },
      {
        kind: 'paragraph',
        text: `${greetingOf(order)} Es un pedido de presupuesto: no pagas ahora. Te contactamos para acordar pago y entrega.`,
      },
      {
        kind: 'action',
        total: formatPrice(order.payableAmount),
        label: 'Ver mi pedido',
        url: link,
        asides: chatAbout(order.number, store),
      },
      ...orderBlocks(order, publicUrl, store.taxes),
      ...(order.priceList === null ? [] : [{ kind: 'facts', facts: listFacts(order) } as const]),
      ...(hours === '' ? [] : [{ kind: 'facts', facts: [['Atendemos', hours]] } as const]),
      linkRemark('tu pedido', publicUrl),
    ],
  };
}

/** By which list it is, and what that says of shipping and payment (TRADE-004). */
function listFacts({ priceList }: Order): (readonly [string, string])[] {
  if (priceList === null) return [];
  const { conditions } = priceList;
  return [
    ['Precios', priceListText(priceList)],
    ...(conditions === '' ? [] : [['Envío y pago', conditions] as const]),
  ];
}

function greetingOf({ customer }: Order): string {
  const name = greetingName(customer.firstName);
  return name === '' ? 'Hola.' : `Hola, ${name}.`;
}

function orderedAmounts({ lines }: Order): string {
  return amountsText(lines.map(({ units, product: { saleUnit } }) => ({ units, saleUnit })));
}

function orderBlocks(order: Order, publicUrl: string, taxes: StoreConfig['taxes']): MailBlock[] {
  const saving = centavos(order.totalAmount - order.payableAmount);
  const sums = [
    ...(saving > 0
      ? ([
          ['Total de lista', formatPrice(order.totalAmount)],
          ['Total ahorrado', formatPrice(saving)],
        ] as const)
      : []),
    ['Envío', 'A confirmar'],
    ['Total', formatPrice(order.payableAmount)],
  ] as const;
  return [
    { kind: 'items', items: order.lines.map((line) => itemOf(line, publicUrl)) },
    ...saidBlocks(order.said),
    mailedSums({ sums, hasUnpriced: hasUnpriced(order), net: orderedNetTotal(order) }, taxes),
  ];
}

function itemOf(line: OrderLine, publicUrl: string): MailItem {
  const { listTotal, total } = line;
  const saving = centavos(listTotal - total);
  const terms = saving > 0 ? [`De lista ${formatPrice(listTotal)}, ahorra ${formatPrice(saving)}`] : [];
  return mailedLine(line, { publicUrl, terms, amount: formatPrice(orderedTotal(line)) });
}
