import { extrasInWords } from '#domain/cart/line-extras.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { isByMeasure, type SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { type Balance, orderBalance } from '#domain/orders/order-balance.ts';
import { orderedTotal } from '#domain/orders/ordered-total.ts';
import { quoteStateText } from '#domain/quotes/quote-state-text.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { allOrders } from '#server/orders/list-orders.ts';
import type { OrderFilter } from '#server/orders/order-filter.ts';
import { rowCells } from './row-cells.ts';
import type { Cell, ColumnOf, Sheet } from './sheet.ts';

type OrderedLine = { readonly order: Order; readonly line: OrderLine };

/** A row for each line. */
export const ORDER_COLUMNS: readonly ColumnOf<OrderedLine>[] = [
  { name: 'Pedido', width: 9, cell: ({ order }) => ({ units: order.number }) },
  { name: 'Fecha', width: 17, cell: ({ order }) => ({ moment: order.createdAt }) },
  { name: 'Estado', width: 13, cell: ({ order }) => order.status },
  { name: 'Nombre', width: 18, cell: ({ order }) => order.customer.firstName },
  { name: 'Apellido', width: 18, cell: ({ order }) => order.customer.lastName },
  { name: 'Teléfono', width: 16, cell: ({ order }) => order.customer.phone },
  { name: 'Correo', width: 28, cell: ({ order }) => order.customer.email },
  { name: 'Código', width: 14, cell: ({ line }) => line.product.code ?? '' },
  { name: 'Marca', width: 18, cell: ({ line }) => line.product.brand },
  { name: 'Producto', width: 40, cell: ({ line }) => line.product.name },
  { name: 'Colores o modelos', width: 34, cell: ({ line }) => variantsOf(line) },
  { name: 'Unidades', width: 10, cell: ({ line }) => unitsOf(line) },
  { name: 'De lista', width: 14, cell: ({ line }) => amountOf(line, line.listTotal) },
  { name: 'Total', width: 14, cell: ({ line }) => amountOf(line, line.total) },
  { name: 'Nota del producto', width: 34, cell: ({ line }) => line.extras.comment },
  {
    name: 'Nota del pedido',
    width: 34,
    cell: ({ order, line }) => (line === order.lines[0] ? order.said.comment : ''),
  },
  { name: 'Presupuesto', width: 20, cell: ({ order }) => quoteStateOf(order) },
  { name: 'Total del presupuesto', width: 20, cell: quoteTotalOf },
  { name: 'Pagado', width: 14, cell: (row) => onceOf(row, ({ paid }) => paid) },
  { name: 'Descuento por pago', width: 18, cell: (row) => onceOf(row, ({ discount }) => discount) },
  { name: 'Falta', width: 14, cell: (row) => onceOf(row, ({ balance }) => balance) },
];

/** The matching orders, with a row for each line. The sum of the column 'Total' is the payable amount. */
export function orderSheet(ctx: Context, filter: OrderFilter): Sheet {
  assertMay(ctx, 'orders');
  return { name: 'Pedidos', columns: ORDER_COLUMNS, batches: rowBatches(allOrders(ctx, filter)) };
}

async function* rowBatches(batches: AsyncIterable<Order[]>) {
  for await (const orders of batches) {
    yield orders.flatMap((order) => order.lines.map((line) => rowCells(ORDER_COLUMNS, { order, line })));
  }
}

/** Empty for a product without a price: its price is open, not 0. */
function amountOf(line: OrderLine, pesos: Centavos): Cell {
  return orderedTotal(line) === null ? '' : { pesos };
}

/** Empty for an order without a quote. */
function quoteStateOf({ quote }: Order): string {
  return quote.state === 'none' ? '' : quoteStateText(quote);
}

/** Of the version in force, in the order's first row alone: so the column adds up to what was agreed on or quoted. */
function quoteTotalOf({ order, line }: OrderedLine): Cell {
  const { total } = order.quote;
  return total === null || line !== order.lines[0] ? '' : { pesos: total };
}

/** An amount of the whole order, in its first row alone. Below 0 is what was overpaid. */
function onceOf({ order, line }: OrderedLine, amountIn: (balance: Balance) => Centavos): Cell {
  return line === order.lines[0] ? { pesos: amountIn(orderBalance(order)) } : '';
}

/** 'Rojo × 6, Azul × 6' */
function variantsOf({ quantities, product: { saleUnit }, extras }: OrderLine): string {
  const amounts = Object.entries(quantities)
    .filter(([variant]) => variant !== '')
    .map(([variant, units]) => `${variant} × ${timesOf(units, saleUnit)}`);
  const cuts = extrasInWords({ ...extras, comment: '' }, saleUnit).map(
    ({ name, text }) => `${name}: ${text}`,
  );
  return [...amounts, ...cuts].join(', ');
}

/** Pieces are a number to add up; metres and kilos say what they are. */
function unitsOf({ units, product: { saleUnit } }: OrderLine): Cell {
  return isByMeasure(saleUnit) ? quantityText(units, saleUnit) : { units };
}

function timesOf(units: number, unit: SaleUnit): string {
  return isByMeasure(unit) ? quantityText(units, unit) : String(units);
}
