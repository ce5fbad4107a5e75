import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { sumOf } from '#domain/money/centavos.ts';
import type { Customer } from '#domain/orders/order.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import { unitsIn } from '#domain/products/variants.ts';
import { orderRequestToWire, type WireOrderRequest } from '#schemas/wire/order-request.ts';

/** The body of `POST /orders` as our checkout sends it, with the prices that a shopper sees for these products. */
export function anOrderRequest(
  lines: readonly { product: Product; quantities: Quantities; comment?: string }[],
  { comment = '', ...customer }: Partial<Customer> & { comment?: string } = {},
): WireOrderRequest {
  const totals = lines.map(
    ({ product, quantities }) => priceLine({ ...product, units: unitsIn(quantities) }).listTotal,
  );
  return orderRequestToWire({
    customer: {
      firstName: 'Marta',
      lastName: 'Gietz',
      phone: '3496401923',
      email: 'marta@correo.test',
      ...customer,
    },
    lines: lines.map(({ product, quantities, comment: written = '' }) => ({
      ...product,
      productId: product.id,
      quantities,
      extras: { ...NO_EXTRAS, comment: written },
    })),
    said: { ...NOTHING_SAID, comment },
    totalAmount: sumOf(totals),
  });
}
