import { extrasInWords } from '#domain/cart/line-extras.ts';
import { lineVariants } from '#domain/cart/line-variants.ts';
import { timesText } from '#domain/measure/quantity-text.ts';
import type { OrderLine } from '#domain/orders/order.ts';

/** A row of the table on an order's or a quote's paper. */
export type PaperLine = {
  readonly key: string;
  /** '' for none. */
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  /** '6 × Negro · 4 × Blanco · oferta por cantidad', then what the customer wrote. */
  readonly details: readonly string[];
  readonly quantity: string;
  /** Of one unit; '' where none can be said. */
  readonly price: string;
  readonly amount: string;
};

type Priced = Pick<PaperLine, 'price' | 'amount'> & {
  /** What is said of its price. */
  readonly terms: readonly string[];
};

export function paperLine(line: OrderLine, { price, amount, terms }: Priced): PaperLine {
  const { product, units, extras } = line;
  const { id, code, name, brand } = product;
  return {
    key: id,
    code: code ?? '',
    name: name || brand || 'Producto',
    brand: name === '' ? '' : brand,
    quantity: timesText(units, product.saleUnit),
    price,
    amount,
    details: [
      [...variantTexts(line), ...terms].join(' · '),
      ...extrasInWords(extras, product.saleUnit).map(({ name: kind, text }) => `${kind}: ${text}`),
    ].filter(Boolean),
  };
}

/** '6 × Negro', '3 × N.º 10': units first, because a model may end with a number. */
export function variantTexts({ product, quantities }: Pick<OrderLine, 'product' | 'quantities'>): string[] {
  return lineVariants({ quantities, snapshot: product })
    .filter(({ label }) => label !== '')
    .map(({ label, units }) => `${timesText(units, product.saleUnit)} × ${label}`);
}
