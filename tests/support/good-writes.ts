import type { Product } from '#domain/products/product.ts';
import { SHOP_DAY_MS, shopTime } from '#domain/time/shop-days.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { anOrderRequest } from './an-order-request.ts';
import { A_QUOTE } from './quote-desk.ts';
import { A_MESSAGE } from './send-message.ts';

/** Stored things that calls can refer to. */
export type Subjects = { readonly product: Product; readonly orderId: string; readonly messageId: string };

const A_PERCENT = { by: 'percent', value: '0', on: 'price' };

type GoodWrite = { readonly id?: string; readonly payload: object };

/** Valid writes with a JSON body, by call. */
export function goodWrites({ product, orderId, messageId }: Subjects): Readonly<Record<string, GoodWrite>> {
  const { _id: id, ...input } = productToWire(product);
  const { _id, ...newProduct } = productToWire({ ...product, code: null });
  const soon = shopTime(Date.now() + SHOP_DAY_MS).slice(0, 10);
  const rows = [
    { codigo: product.code ?? '', precio: '5000', precio_mayorista: '54000', cantidad_minima: '12' },
  ];
  return {
    'POST /api/login': { payload: { email: 'nadie@casahilvan.example', password: 'una-clave-cualquiera' } },
    'POST /api/items': { payload: newProduct },
    'PUT /api/items/{id}': { id, payload: input },
    'PUT /api/items/{id}/availability': { id, payload: { soldOut: false } },
    'POST /api/items/actions': { payload: { ids: [{ _id: id }], action: 'show' } },
    'PUT /api/showhideitem/{id}': { id, payload: { filter: false } },
    'POST /api/orders': { payload: anOrderRequest([{ product, quantities: { Rojo: 1 } }]) },
    'POST /api/desk/orders': {
      payload: { orderItems: [{ _id: product.id, quantity: { Rojo: 1 } }], userName: 'Mostrador' },
    },
    'PUT /api/orders/{id}': { id: orderId, payload: { status: 'pendiente' } },
    'POST /api/orders/batch-status': { payload: { ids: [orderId], status: 'pendiente' } },
    'POST /api/orders/pick-list': { payload: { ids: [orderId] } },
    'POST /api/orders.csv': { payload: { ids: [orderId] } },
    'POST /api/orders.xlsx': { payload: { ids: [orderId] } },
    'POST /api/orders/{id}/quotes': {
      id: orderId,
      payload: { ...A_QUOTE, extras: [{ text: 'Confección', amount: 1 }], validUntil: soon },
    },
    'PUT /api/orders/{id}/quote-draft': { id: orderId, payload: { lines: [] } },
    'POST /api/orders/{id}/notes': { id: orderId, payload: { text: 'Llamó' } },
    'PUT /api/orders/{id}/reminder': { id: orderId, payload: { at: '2030-01-01T12:00:00Z', text: 'Llamar' } },
    'POST /api/orders/{id}/payments': {
      id: orderId,
      payload: { amount: 1, method: 'efectivo', date: '2026-11-19', note: '' },
    },
    'POST /api/orders/{id}/refunds': {
      id: orderId,
      payload: { amount: 1, method: 'efectivo', date: '2026-11-19', note: '' },
    },
    'POST /api/sendContact': { payload: A_MESSAGE },
    'PUT /api/messages/{id}': { id: messageId, payload: { read: false } },
    'POST /api/photo-matches': { payload: { names: [`${product.code}.jpg`] } },
    'POST /api/update-prices': { payload: { rows } },
    'POST /api/price-changes/selection': { payload: { select: { q: 'hilo' } } },
    'POST /api/price-changes/vat/preview': { payload: { select: { q: 'hilo' }, vat: '10.5' } },
    'POST /api/price-changes/preview': { payload: { select: { q: 'hilo' }, change: A_PERCENT } },
  };
}
