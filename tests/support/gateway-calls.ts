import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import { ACCESS_TOKEN, noticeOf, WEBHOOK_SECRET } from './fake-mercado-pago.ts';
import { quoteDesk } from './quote-desk.ts';
import type { TestShop } from './test-shop.ts';

/** The calls about Mercado Pago, of a shop whose own is played. */
export async function gatewayCalls(shop: TestShop, product: Product): Promise<Record<string, InjectOptions>> {
  const quotes = quoteDesk(shop);
  const account = { isOn: true, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET };
  const url = '/api/payments/mercado-pago';
  await shop.callAsAdministrator({ method: 'PUT', url, payload: account });
  const token = await quotes.sent(await quotes.order(product), product);
  await quotes.accept(token);
  const { url: notices, headers, payload } = noticeOf('1');
  return {
    'PUT /api/payments/mercado-pago': { payload: account },
    'GET /api/payments/mercado-pago': {},
    'POST /api/quotes/:token/pay': { url: `/api/quotes/${token}/pay`, payload: {} },
    'POST /api/mercadopago/notices': { url: notices, headers, payload },
  };
}
