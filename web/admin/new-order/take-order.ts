import type { WireDeskOrder } from '#schemas/desk-order.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { piecesToWire } from '#schemas/wire/said-to-wire.ts';
import { forgetKey, idempotencyKeyFor } from '#web/api/saved-key.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import type { Outcome } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';
import { type DeskLine, orderedLines } from './desk-lines.ts';
import type { DeskField } from './use-desk-form.ts';

const UNREACHABLE = 'El servidor no responde. El pedido sigue aquí: intenta nuevamente.';

/** The key makes a repeat after a lost answer safe: it takes no second order. */
export async function takeOrder(
  lines: readonly DeskLine[],
  { note, priceList, ...customer }: Record<DeskField, string>,
): Promise<Outcome<WireOrderReceipt>> {
  const body: WireDeskOrder = {
    // The first line of the order is the one that was taken first.
    orderItems: orderedLines(lines)
      .map(({ product, quantities, extras }) => ({
        _id: product.id,
        quantity: quantities,
        ...piecesToWire(extras.pieces),
      }))
      .reverse(),
    userName: customer.firstName,
    userLastName: customer.lastName,
    cellphone: customer.phone,
    userEmail: customer.email,
    note,
    ...(priceList !== '' && { priceList }),
  };
  const headers = { 'idempotency-key': idempotencyKeyFor('desk-order', JSON.stringify(body)) };
  const answer = await nullIfUnreachable(() =>
    callAdminApi<WireOrderReceipt>('/desk/orders', {
      method: 'POST',
      body,
      headers,
      success: 201,
      isPromised: hasKeys('_id', 'orderNumber', 'payableAmount'),
    }),
  );
  if (answer === null) return { ok: false, message: UNREACHABLE };
  if (answer.ok) {
    forgetKey('desk-order');
    return { ok: true, data: answer.data };
  }
  const { errors, detail, title } = answer.problem;
  return { ok: false, message: errors?.[0]?.message ?? detail ?? title };
}
