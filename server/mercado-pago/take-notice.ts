import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { openGateway, webhookSecret } from './account.ts';
import { findGatewayPayment, unreachable } from './mercado-pago-api.ts';
import { settleGatewayPayment } from './settle-gateway-payment.ts';

export type Notice = {
  /** Of the query: 'payment' alone matters. */
  readonly type: string;
  readonly id: string;
  /** The headers `x-signature` and `x-request-id`. */
  readonly signature: string;
  readonly requestId: string;
};

/**
 * Takes a notice of Mercado Pago (PAY-005). Its signature is checked, so that strangers make the shop ask for nothing; and
 * nothing that it says is believed: the payment is asked for.
 * @throws Refusal 'bad-signature' · 'gateway-unreachable', after which it is sent again
 */
export async function takeNotice(ctx: Context, notice: Notice): Promise<void> {
  const secret = await webhookSecret(ctx);
  if (secret === null || !isSigned(notice, secret)) throw new Refusal('bad-signature');
  if (notice.type !== 'payment') return;
  const gateway = await openGateway(ctx);
  if (gateway === null) return;
  const payment = await findGatewayPayment(gateway, notice.id).catch(unreachable);
  if (payment !== null && payment.id === notice.id) await settleGatewayPayment(ctx, payment);
}

function isSigned({ id, signature, requestId }: Notice, secret: string): boolean {
  const parts = new Map(
    signature.split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const manifest = `id:${id.toLowerCase()};request-id:${requestId};ts:${parts.get('ts') ?? ''};`;
  const expected = createHmac('sha256', secret).update(manifest).digest();
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
