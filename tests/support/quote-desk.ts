import type { Customer } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Product } from '#domain/products/product.ts';
import type { Quantities } from '#domain/products/quantities.ts';
import type { WireOrder } from '#schemas/order-answers.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import type { WireQuoteRequest } from '#schemas/quote.ts';
import type { WireQuote, WireQuoteReceipt } from '#schemas/quote-answers.ts';
import { anOrderRequest } from './an-order-request.ts';
import type { TestShop } from './test-shop.ts';

/** A quote without lines, valid to the end of November 2026. */
export const A_QUOTE: WireQuoteRequest = {
  lines: [],
  extras: [],
  discountPercent: '0',
  shipping: null,
  validUntil: '2026-11-30',
  message: '',
};

export function aQuoteLine(product: Pick<Product, 'id'>, quantity: Quantities = { Rojo: 12 }) {
  return { _id: product.id, quantity, unitPrice: null, discountPercent: '0', note: '' };
}

/** What a shop and its customers do with quotes, through the API. */
export function quoteDesk(shop: TestShop) {
  const asAdministrator = async <Answer>(url: string) =>
    (await shop.callAsAdministrator({ url: `/api/orders/${url}` })).json<Answer>();
  const desk = {
    async order(product: Product, customer: Partial<Customer> = {}): Promise<string> {
      const payload = anOrderRequest([{ product, quantities: { Rojo: 12 } }], customer);
      return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
    },
    setStatus: (orderId: string, status: OrderStatus) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/orders/${orderId}`, payload: { status } }),
    remove: (orderId: string) =>
      shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${orderId}` }),
    send: (orderId: string, quote: Partial<WireQuoteRequest>, key?: string) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/orders/${orderId}/quotes`,
        payload: { ...A_QUOTE, ...quote },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    /** Sends a quote of the ordered product and gives its token. */
    async sent(orderId: string, product: Product, quote: Partial<WireQuoteRequest> = {}): Promise<string> {
      const answer = await desk.send(orderId, { lines: [aQuoteLine(product)], ...quote });
      return tokenOf(answer.json<WireQuoteReceipt>().link);
    },
    open: (token: string) => shop.call({ url: `/api/quotes/${token}` }),
    accept: (token: string, version = 1) =>
      shop.call({ method: 'POST', url: `/api/quotes/${token}/accept`, payload: { version } }),
    ask: (token: string, message: string) =>
      shop.call({ method: 'POST', url: `/api/quotes/${token}/question`, payload: { message } }),
    orderOf: (orderId: string) => asAdministrator<WireOrder>(orderId),
    quotesOf: (orderId: string) => asAdministrator<WireQuote[]>(`${orderId}/quotes`),
    async kindsOf(orderId: string) {
      const entries = await asAdministrator<WireOrderEntry[]>(`${orderId}/timeline`);
      return entries.map(({ kind }) => kind);
    },
    async notices() {
      const query = shop.ctx.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id');
      return (await query.execute()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    },
  };
  return desk;
}

export function tokenOf(link: string): string {
  return link.split('/').at(-1) ?? '';
}
