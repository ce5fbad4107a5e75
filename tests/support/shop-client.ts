import type { Product } from '#domain/products/product.ts';
import type { WireBackups } from '#schemas/backup-answers.ts';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import type { WireOrder } from '#schemas/order-answers.ts';
import type { WirePricePreview } from '#schemas/price-change-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import type { WireQuoteRequest } from '#schemas/quote.ts';
import type { WireQuoteReceipt } from '#schemas/quote-answers.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { WireStoreArea } from '#schemas/store-answers.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import type { StoreArea } from '#schemas/wire/store-areas.ts';
import { ADMINISTRATOR } from './running-server.ts';

/** Talks to a running shop as an administrator's program does: over HTTP, with a bearer token. */
export type ShopClient = {
  addProduct(product: Omit<Product, 'id'>): Promise<Product>;
  updateProduct(product: Product): Promise<void>;
  deleteProduct(id: string): Promise<void>;
  products(): Promise<Product[]>;
  /** @param query such as '?q=gietz' */
  orders(query?: string): Promise<WireOrder[]>;
  sendQuote(orderId: string, quote: WireQuoteRequest): Promise<WireQuoteReceipt>;
  /** Makes a product an offer at another price, which ends by itself; the end is an ISO time. */
  offerUntil(id: string, offer: { readonly price: string; readonly endsAt: string }): Promise<void>;
  /** Replaces some fields of an area of the shop's settings. */
  changeStore<Area extends StoreArea>(area: Area, fields: Partial<Settings[Area]>): Promise<void>;
  backups(): Promise<WireBackups>;
  requestBackup(): Promise<WireBackups>;
  /** Newest first. */
  messages(): Promise<WireListedMessage[]>;
};

export async function shopClient(url: string): Promise<ShopClient> {
  const { token } = await answerOf<{ token: string }>(
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    }),
  );

  function call<T>(method: string, path: string, body?: object, version?: number): Promise<T> {
    return answerOf<T>(
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }

  return {
    async addProduct(product) {
      const { _id, ...input } = productToWire({ ...product, id: '' });
      return productFromWire(await call<WireProduct>('POST', '/items', input));
    },
    async updateProduct(product) {
      const { _id, ...input } = productToWire(product);
      await call('PUT', `/items/${_id}`, input);
    },
    deleteProduct: (id) => call('DELETE', `/items/${id}`),
    products: async () => (await call<WireProduct[]>('GET', '/items')).map(productFromWire),
    orders: (query = '') => call('GET', `/orders${query}`),
    sendQuote: (orderId, quote) => call('POST', `/orders/${orderId}/quotes`, quote),
    async offerUntil(id, { price, endsAt }) {
      const { rows } = await call<WirePricePreview>('POST', '/price-changes/preview', {
        select: { ids: [id] },
        change: { by: 'to', value: price, on: 'price' },
      });
      await call('POST', '/price-changes', {
        rows: rows.map(({ _id, version, after }) => ({ _id, version, ...after })),
        endsAt,
        offer: true,
      });
    },
    async changeStore(area, fields) {
      const before = await call<WireStoreArea>('GET', `/store/${area}`);
      await call('PUT', `/store/${area}`, { ...before, ...fields }, before.version);
    },
    backups: () => call('GET', '/backups'),
    requestBackup: () => call('POST', '/backups'),
    messages: () => call('GET', '/getContact'),
  };
}

// The caller knows the answer's type; the status has been checked.
async function answerOf<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
