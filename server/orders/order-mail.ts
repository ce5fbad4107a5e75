import { daysText, timesText } from '#config/hours-text.ts';
import type { StoreConfig } from '#config/store.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { productPath } from '#domain/addresses/product-path.ts';
import { extrasInWords } from '#domain/cart/line-extras.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { hasUnpriced, orderedTotal } from '#domain/orders/ordered-total.ts';
import type { Said } from '#domain/orders/said.ts';
import { formatPrice, formatUnits } from '#domain/text/format.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { greetingName } from '#server/notifications/greeting-name.ts';
import type { MailBlock, MailItem, MailText } from '#server/notifications/mail-body.ts';

/** The shop's mail about an order, with a link to the dashboard. */
export function orderForShop(order: Order, publicUrl: string): MailText {
  const { customer } = order;
  const name = `${customer.firstName} ${customer.lastName}`;
  return {
    subject: `Pedido N.º ${order.number}: ${name}, ${formatPrice(order.payableAmount)}`,
    blocks: [
      { kind: 'heading', text: `Pedido N.º ${order.number}` },
      {
        kind: 'facts',
        facts: [
          ['Cliente', name],
          ['Celular', customer.phone],
          ...(customer.email === '' ? [] : [['Correo', customer.email] as const]),
          ['Fecha', formatLongDate(order.createdAt)],
        ],
      },
      ...orderBlocks(order, publicUrl),
      {
        kind: 'link',
        label: 'Ver el pedido en el panel',
        url: `${publicUrl}${deskPath('orders')}?pedido=${encodeURIComponent(order.id)}`,
      },
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
    blocks: [
      { kind: 'heading', text: `Recibimos tu pedido N.º ${order.number}` },
      {
        kind: 'paragraph',
        text: `${greetingOf(order)} Es un pedido de presupuesto: no pagas ahora. Te contactamos para acordar pago y entrega.`,
      },
      ...orderBlocks(order, publicUrl),
      { kind: 'link', label: 'Ver mi pedido', url: link },
      {
        kind: 'facts',
        facts: [
          [store.name, `${store.streetAddress}, ${store.city}`],
          ['Teléfono', store.landline],
          ['WhatsApp', store.mobile],
          ['Horario', hours],
        ],
      },
    ],
  };
}

function greetingOf({ customer }: Order): string {
  const name = greetingName(customer.firstName);
  return name === '' ? 'Hola.' : `Hola, ${name}.`;
}

function orderBlocks(order: Order, publicUrl: string): MailBlock[] {
  const saving = centavos(order.totalAmount - order.payableAmount);
  return [
    { kind: 'items', items: order.lines.map((line) => itemOf(line, publicUrl)) },
    ...saidBlocks(order.said),
    {
      kind: 'facts',
      facts: [
        ...(saving > 0
          ? [
              ['Total de lista', formatPrice(order.totalAmount)] as const,
              ['Total ahorrado', formatPrice(saving)] as const,
            ]
          : []),
        ['Envío', 'A confirmar'],
        ['Total', formatPrice(order.payableAmount)],
      ],
    },
    ...(hasUnpriced(order)
      ? [{ kind: 'paragraph', text: 'No incluye los productos a consultar.' } as const]
      : []),
  ];
}

/** What the shopper wrote, as a quotation. */
export function saidBlocks({ comment }: Said): MailBlock[] {
  return comment === '' ? [] : [{ kind: 'quote', text: `Nota: ${comment}` }];
}

function itemOf(line: OrderLine, publicUrl: string): MailItem {
  const { product, quantities, units, listTotal, total, extras } = line;
  const variants = lineVariants({ quantities, snapshot: product })
    .filter(({ label }) => label !== '')
    .map(({ label, units: count }) => `${label} × ${count}`);
  const saving = centavos(listTotal - total);
  return {
    title: `${product.brand} ${product.name}`.trim(),
    url: publicUrl + productPath(product),
    details: [
      ...(product.code === null ? [] : [`Código ${product.code}`]),
      formatUnits(units),
      ...variants,
      ...(saving > 0 ? [`De lista ${formatPrice(listTotal)}, ahorra ${formatPrice(saving)}`] : []),
      ...extrasInWords(extras).map(({ name, text }) => `${name}: ${text}`),
    ],
    amount: formatPrice(orderedTotal(line)),
  };
}
