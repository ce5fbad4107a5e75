import type { LineExtras } from '#domain/cart/line-extras.ts';
import type { Vat } from '#domain/law/vat.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { paidUnitPrice } from '#domain/pricing/paid-unit-price.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import type { WireQuoteLine } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { orderLineFromWire } from '#schemas/wire/order.ts';
import { variantTexts } from '#web/paper/paper-line.ts';

/** A line of a quote as its customer reads it. */
export type QuoteLineText = {
  readonly name: string;
  readonly photo: string | null;
  readonly saleUnit: SaleUnit;
  readonly units: number;
  /** `null` is 'Consultar'. */
  readonly unitPrice: Centavos | null;
  /** The catalogue's price, where the shop gave a lower one. */
  readonly formerPrice: Centavos | null;
  /** Why the price is what it is; '' where it is the catalogue's. */
  readonly reason: string;
  /** '12,5', or '' without a discount. */
  readonly discountPercent: string;
  /** 'Rojo 6, Azul 2' */
  readonly variants: string;
  readonly extras: LineExtras;
  readonly total: Centavos | null;
  readonly vat: Vat;
};

export function quoteLineText(wire: WireQuoteLine): QuoteLineText {
  const { product, quantities, units, extras } = orderLineFromWire(wire);
  const given = wire.unitPrice === null ? null : amountFromWire(wire.unitPrice);
  const { price } = product;
  const listed = priceLine({ ...product, units });
  const isBulk = given === null && listed.isBulkActive;
  const unitPrice = given ?? paidUnitPrice(listed);
  return {
    name: product.name || product.brand || 'Producto',
    photo: product.photos[0] ?? null,
    saleUnit: product.saleUnit,
    units,
    unitPrice,
    formerPrice: given !== null && price !== null && given < price ? price : null,
    reason: wire.note || reasonOf({ isBulk, isAgreed: given !== null && given !== price }),
    discountPercent: wire.discountPercent === '0' ? '' : wire.discountPercent.replace('.', ','),
    variants: variantTexts({ product, quantities }).join(', '),
    extras,
    total: unitPrice === null ? null : amountFromWire(wire.total),
    vat: product.vat,
  };
}

function reasonOf({ isBulk, isAgreed }: { isBulk: boolean; isAgreed: boolean }): string {
  if (isBulk) return 'oferta por cantidad';
  return isAgreed ? 'precio acordado' : '';
}
