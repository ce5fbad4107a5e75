import type { InjectOptions } from 'fastify';
import type { Product } from '#domain/products/product.ts';
import { paymentDesk } from './payment-desk.ts';
import { quoteDesk } from './quote-desk.ts';
import { receiptForm } from './receipt-form.ts';
import type { TestShop } from './test-shop.ts';

/** The calls about receipts, each of a receipt of its own. */
export async function receiptCalls(shop: TestShop, product: Product): Promise<Record<string, InjectOptions>> {
  const [desk, quotes] = [paymentDesk(shop), quoteDesk(shop)];
  await desk.switchOn();
  const form = receiptForm({ amount: '100.00', date: '2026-11-20' });
  const url = `/api/orders/link/${await desk.tokenOf(await quotes.order(product))}/receipts`;
  const sent = async () => (await shop.call({ method: 'POST', url, ...form })).json().id;
  const token = await quotes.sent(await quotes.order(product), product);
  await quotes.accept(token);
  return {
    'POST /api/orders/link/:token/receipts': { url, ...form },
    'POST /api/quotes/:token/receipts': { url: `/api/quotes/${token}/receipts`, ...form },
    'GET /api/receipts': {},
    'POST /api/receipts/:id/take': { url: `/api/receipts/${await sent()}/take`, payload: {} },
    'POST /api/receipts/:id/refuse': {
      url: `/api/receipts/${await sent()}/refuse`,
      payload: { message: 'No figura' },
    },
  };
}
