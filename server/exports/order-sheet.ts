import type { Order, OrderLine } from '#domain/orders/order.ts';
import { assertAdministrator } from '#server/accounts/assert-administrator.ts';
import type { Context } from '#server/context.ts';
import { allOrders } from '#server/orders/list-orders.ts';
import type { OrderFilter } from '#server/orders/queries.ts';
import type { Cell, Column, Sheet } from './sheet.ts';

const COLUMNS: readonly Column[] = [
  { name: 'Pedido', width: 9 },
  { name: 'Fecha', width: 17 },
  { name: 'Estado', width: 13 },
  { name: 'Nombre', width: 18 },
  { name: 'Apellido', width: 18 },
  { name: 'Teléfono', width: 16 },
  { name: 'Correo', width: 28 },
  { name: 'Código', width: 14 },
  { name: 'Marca', width: 18 },
  { name: 'Producto', width: 40 },
  { name: 'Colores o modelos', width: 34 },
  { name: 'Unidades', width: 10 },
  { name: 'De lista', width: 14 },
  { name: 'Total', width: 14 },
];

/** The orders that match, a row for each of their lines: the column 'Total' adds up to what they pay. */
export function orderSheet(ctx: Context, filter: OrderFilter): Sheet {
  assertAdministrator(ctx);
  return { name: 'Pedidos', columns: COLUMNS, batches: rowBatches(allOrders(ctx, filter)) };
}

async function* rowBatches(batches: AsyncIterable<Order[]>) {
  for await (const orders of batches) {
    yield orders.flatMap((order) => order.lines.map((line) => rowOf(order, line)));
  }
}

function rowOf({ number, createdAt, status, customer }: Order, line: OrderLine): Cell[] {
  const { product, units, listTotal, total } = line;
  // A product without a price is charged nothing yet, which is not the same as costing nothing.
  const amounts: Cell[] = product.price === null ? ['', ''] : [{ pesos: listTotal }, { pesos: total }];
  return [
    { units: number },
    { moment: createdAt },
    status,
    customer.firstName,
    customer.lastName,
    customer.phone,
    customer.email,
    product.code ?? '',
    product.brand,
    product.name,
    variantsOf(line),
    { units },
    ...amounts,
  ];
}

/** 'Rojo × 6, Azul × 6' */
function variantsOf({ quantities }: OrderLine): string {
  return Object.entries(quantities)
    .filter(([variant]) => variant !== '')
    .map(([variant, units]) => `${variant} × ${units}`)
    .join(', ');
}
