import type { WireQuoteShipping } from '#schemas/quote-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatExactPrice } from '#web/format.ts';

/** 'Envío, Correo, a sucursal' */
export function shippingText(shipping: WireQuoteShipping | null): string {
  return ['Envío', shipping?.carrier, shipping?.note].filter(Boolean).join(', ');
}

export function shippingAmount(shipping: WireQuoteShipping | null): string {
  return shipping === null || shipping.amount === null
    ? 'A confirmar'
    : formatExactPrice(amountFromWire(shipping.amount));
}
