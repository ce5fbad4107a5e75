import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemAnswer } from '#schemas/problem-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aBackupFile } from '#tests/support/a-backup-file.ts';
import { aRibbon } from '#tests/support/a-ribbon.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { accountCalls } from '#tests/support/account-calls.ts';
import { actionCalls } from '#tests/support/action-calls.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { bankCalls } from '#tests/support/bank-calls.ts';
import { categoryCalls } from '#tests/support/category-calls.ts';
import { fakeElsewhere } from '#tests/support/fake-backups.ts';
import { fakeMercadoPago } from '#tests/support/fake-mercado-pago.ts';
import { gatewayCalls } from '#tests/support/gateway-calls.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { aPhoto, multipartOf } from '#tests/support/photos.ts';
import { priceCalls } from '#tests/support/price-calls.ts';
import { priceListCalls } from '#tests/support/price-list-calls.ts';
import { PUSH_CALLS } from '#tests/support/push-calls.ts';
import { A_QUOTE, aQuoteLine, quoteDesk } from '#tests/support/quote-desk.ts';
import { receiptCalls } from '#tests/support/receipt-calls.ts';
import { stockCalls } from '#tests/support/stock-calls.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { writePhotos } from '#tests/support/write-photos.ts';
import { setPassword } from './accounts/set-password.ts';
import { ANSWERS, OTHER_ANSWERS } from './api-description.ts';

type Operation = { responses: Record<string, object>; security?: object[] };
type Description = { paths: Record<string, Record<string, Operation>>; security: object[] };

const ACCOUNT = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };

describe.each(ANY_ENGINE)('the API description on %s', (engine) => {
  const thread = aThread({ code: 'H-1' });
  const repriced = aThread({ code: null });
  const ribbon = aRibbon();
  let fake: Awaited<ReturnType<typeof fakeMercadoPago>>;
  let folder: string;
  let shop: TestShop;
  let description: Description;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hilvan-prices-'));
    const location = join(folder, 'precios.csv');
    writeFileSync(location, 'codigo;precio;precio_mayorista;cantidad_minima\nH-1;5.500,00;60.000;12\n');
    fake = await fakeMercadoPago();
    shop = await openTestShop(engine, {
      products: [thread, repriced, ribbon],
      mercadoPagoUrl: fake.url,
      priceSource: { location, allowsPrivateAddresses: false },
    });
    writePhotos(shop, thread.photos);
    await setPassword(shop.ctx, ACCOUNT);
    description = (await shop.callAsAdministrator({ url: '/api/docs' })).json();
  });
  afterAll(async () => {
    await shop.close();
    await fake.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const { _id: _own, ...input } = productToWire({ ...thread, code: null });
  const order = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]);
  const message = {
    userName: 'Noelia',
    userEmail: 'noelia@correo.test',
    userPhone: '3496',
    userLocation: 'Rafaela',
    userMessage: 'Hola',
  };

  /** What the desk does with an order, in an order in which each finds what it needs. */
  async function deskCalls(): Promise<Record<string, InjectOptions>> {
    const placed = async () =>
      (await shop.call({ method: 'POST', url: '/api/orders', payload: order })).json()._id;
    const _id = await placed();
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${await placed()}` });
    const of = (rest: string) => ({ url: `/api/orders/${_id}${rest}` });
    const payment = {
      ...of('/payments'),
      payload: { amount: 100, method: 'efectivo', date: '2026-11-20', note: '' },
    };
    const { id } = (await shop.callAsAdministrator({ method: 'POST', ...payment })).json();
    const refund = { ...payment, ...of('/refunds'), payload: { ...payment.payload, amount: 1 } };
    const { id: refundId } = (await shop.callAsAdministrator({ method: 'POST', ...refund })).json();
    const taken = { orderItems: [{ _id: thread.id, quantity: { Rojo: 1 } }], userName: 'Ana' };
    return {
      'POST /api/desk/orders': { payload: taken },
      'DELETE /api/orders/:id': of(''),
      'POST /api/orders/:id/restore': of('/restore'),
      'POST /api/orders/batch-status': { payload: { ids: [_id], status: 'Listo' } },
      'POST /api/orders/batch-delete': { payload: { ids: ['no-existe'] } },
      'POST /api/orders/purge': { payload: { count: 1 } },
      'GET /api/orders/pick-list': { url: `/api/orders/pick-list?ids=${_id}` },
      'POST /api/orders/pick-list': { payload: { ids: [_id] } },
      'POST /api/orders/:id/notes': { ...of('/notes'), payload: { text: 'Llamó' } },
      'PUT /api/orders/:id/reminder': {
        ...of('/reminder'),
        payload: { at: '2026-11-23T12:00:00Z', text: '' },
      },
      'POST /api/orders/:id/payments': payment,
      'GET /api/orders/:id/payments': of('/payments'),
      'POST /api/orders/:id/refunds': refund,
      'DELETE /api/orders/:id/refunds/:refundId': of(`/refunds/${refundId}`),
      'DELETE /api/orders/:id/payments/:paymentId': of(`/payments/${id}`),
      'GET /api/orders/:id/timeline': of('/timeline'),
      ...(await quoteCalls(_id)),
    };
  }

  async function quoteCalls(orderId: string): Promise<Record<string, InjectOptions>> {
    const desk = quoteDesk(shop);
    const token = await desk.sent(orderId, thread);
    await desk.ask(token, 'Que sean 20');
    const quotes = { url: `/api/orders/${orderId}/quotes` };
    const draft = { url: `/api/orders/${orderId}/quote-draft` };
    const quote = { ...A_QUOTE, lines: [aQuoteLine(thread)] };
    const other = await desk.sent(await desk.order(thread), thread);
    return {
      'GET /api/orders/:id/quotes': quotes,
      'POST /api/orders/:id/quotes': { ...quotes, payload: quote },
      'GET /api/orders/:id/quote-draft': draft,
      'PUT /api/orders/:id/quote-draft': { ...draft, payload: { lines: [] } },
      'DELETE /api/orders/:id/quote-draft': draft,
      'GET /api/quotes/:token': { url: `/api/quotes/${token}` },
      'POST /api/quotes/:token/question': {
        url: `/api/quotes/${other}/question`,
        payload: { message: 'Que sean 20' },
      },
      'POST /api/quotes/:token/accept': { url: `/api/quotes/${other}/accept`, payload: { version: 1 } },
    };
  }

  /** The calls about customers, of three of them. */
  async function customerCalls(): Promise<Record<string, InjectOptions>> {
    const placed = async (phone: string) => {
      const payload = { ...order, cellphone: phone };
      return (await shop.call({ method: 'POST', url: '/api/orders', payload })).json()._id;
    };
    const [kept, merged] = [await placed('3415123456'), await placed('3415123457')];
    const erased = await placed('3415123458');
    const of = (rest: string) => ({ url: `/api/customers/${kept}${rest}` });
    return {
      'GET /api/customers': {},
      'POST /api/customers/:id/notes': { ...of('/notes'), payload: { text: 'Pasa los jueves' } },
      'POST /api/customers/:id/merge': { ...of('/merge'), payload: { other: merged } },
      'POST /api/customers/:id/split': { ...of('/split'), payload: { phone: '3415123457' } },
      'GET /api/customers/:id': of(''),
      'PUT /api/customers/:id/price-list': { ...of('/price-list'), payload: { priceList: null } },
      'GET /api/customers/:id/export': of('/export'),
      'POST /api/customers/:id/erase': {
        url: `/api/customers/${erased}/erase`,
        payload: { confirm: '3415123458' },
      },
    };
  }

  /** Every call once, each with what makes it succeed. */
  async function calls(): Promise<Record<string, InjectOptions>> {
    const { _id } = (await shop.call({ method: 'POST', url: '/api/orders', payload: order })).json();
    const withdrawal = { name: 'Noelia', contact: '3496 40-1923', orderNumber: '', text: 'Los hilos' };
    await shop.call({ method: 'POST', url: '/api/withdrawals', payload: withdrawal });
    const asked = await shop.ctx.db.selectFrom('withdrawals').select('id').executeTakeFirst();
    const sent = await shop.call({ method: 'POST', url: '/api/sendContact', payload: message });
    const { id: notice } = await shop.ctx.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    shop.backups.elsewhere = fakeElsewhere();
    const rows = [{ codigo: 'H-1', precio: '5600', precio_mayorista: '60000', cantidad_minima: '12' }];
    return {
      ...(await priceCalls(shop, repriced)),
      ...(await actionCalls(shop, thread)),
      'GET /api/items/brands': {},
      'POST /api/orders': { payload: order },
      'GET /api/orders': { url: '/api/orders?page=1&size=5' },
      'GET /api/orders/pending-count': {},
      'GET /api/orders/ids': {},
      'POST /api/orders.csv': { payload: { ids: [_id] } },
      'POST /api/orders.xlsx': { payload: { ids: [_id] } },
      'GET /api/orders/:id': { url: `/api/orders/${_id}` },
      'GET /api/orders/:id/link': { url: `/api/orders/${_id}/link` },
      'PUT /api/orders/:id': { url: `/api/orders/${_id}`, payload: { status: 'Listo' } },
      'POST /api/login': { payload: ACCOUNT },
      'GET /api/session': {},
      'GET /api/items': {},
      'GET /api/catalogue': {},
      'GET /api/suggestions': { url: '/api/suggestions?q=hilo' },
      'GET /api/facets': { url: '/api/facets?q=hilo' },
      'POST /api/matched-list': { payload: { list: '2 hilos' } },
      'GET /api/items/ids': {},
      'GET /api/items/:id': { url: `/api/items/${thread.id}` },
      'POST /api/items': { payload: input },
      'PUT /api/items/:id': { url: `/api/items/${thread.id}`, payload: { ...input } },
      'PUT /api/items/:id/availability': {
        url: `/api/items/${thread.id}/availability`,
        payload: { soldOut: false },
      },
      'PUT /api/showhideitem/:id': { url: `/api/showhideitem/${thread.id}`, payload: { filter: true } },
      'DELETE /api/items/:id': { url: `/api/items/${thread.id}` },
      'POST /api/items/:id/restore': { url: `/api/items/${thread.id}/restore` },
      'POST /api/sendContact': { payload: message },
      'GET /api/getContact': {},
      'PUT /api/messages/:id': { url: `/api/messages/${sent.json()._id}`, payload: { read: true } },
      'POST /api/withdrawals': { payload: withdrawal },
      'GET /api/withdrawals': {},
      'PUT /api/withdrawals/:id': {
        url: `/api/withdrawals/${asked?.id}`,
        headers: { 'if-match': '"1"' },
        payload: { state: 'accepted', answer: 'Sí' },
      },
      ...(await receiptCalls(shop, thread)),
      ...(await bankCalls(shop, thread)),
      ...(await gatewayCalls(shop, thread)),
      'GET /api/payments/means': {},
      'GET /api/payments/matches.csv': {},
      'GET /api/payments/matches.xlsx': {},
      'GET /api/payments/owed': {},
      'GET /api/payments/received': {},
      'GET /api/notices': {},
      'POST /api/notices/:id/retry': { url: `/api/notices/${notice}/retry` },
      'POST /api/notices/retry': {},
      'GET /api/push': {},
      ...PUSH_CALLS,
      'GET /api/news': {},
      'POST /api/cloudinary': multipartOf(await aPhoto({ width: 40, height: 30 }).jpeg().toBuffer()),
      'POST /api/photo-matches': { payload: { names: ['H-1.jpg', 'nadie.jpg'] } },
      'GET /api/get-prices': {},
      'POST /api/update-prices': { payload: { rows } },
      ...categoryCalls(),
      'GET /api/store': {},
      'GET /api/store/:area': { url: '/api/store/hours' },
      'PUT /api/store/:area': {
        url: '/api/store/look',
        headers: { 'if-match': '"0"' },
        payload: { accent: '#123456' },
      },
      'GET /api/store/:area/versions': { url: '/api/store/look/versions' },
      'GET /api/store/:area/versions/:version': { url: '/api/store/look/versions/0' },
      'POST /api/visits': { payload: { arrived: true, searches: ['hilo'], seen: [], added: [] } },
      'GET /api/analysis': {},
      'GET /api/overview': {},
      'DELETE /api/demo-products': {},
      'GET /api/orders.csv': {},
      'GET /api/orders.xlsx': {},
      'GET /api/items.csv': {},
      'GET /api/items.xlsx': {},
      'GET /api/getContact.csv': {},
      'GET /api/getContact.xlsx': {},
      'GET /api/backups': {},
      'GET /api/backups/:id': { url: `/api/backups/${aBackupFile(shop)}` },
      'POST /api/backups': {},
      'POST /api/backups/proof': {},
      'GET /api/health': {},
      'GET /api/docs': {},
      ...(await stockCalls(shop, { thread, ribbon })),
      'POST /api/bar-codes': { payload: { howMany: 2 } },
      'POST /api/bar-codes/own': { payload: { productIds: [thread.id] } },
      'POST /api/labels': { payload: { productIds: [thread.id] } },
      ...(await priceListCalls(shop)),
      ...(await deskCalls()),
      ...(await customerCalls()),
      ...(await importCalls(shop)),
      ...(await accountCalls(shop, ACCOUNT)),
      'POST /api/logout': {},
    };
  }

  test('every call answers with a described status and content [API-G02 API-018 API-023 API-024]', async () => {
    const all = await calls();
    expect(Object.keys(all).sort()).toEqual(Object.keys(ANSWERS).sort());
    for (const [name, request] of Object.entries(all)) {
      const [method = '', url = ''] = name.split(' ');
      const answer = await shop.callAsAdministrator({ url, ...request, method: method as 'GET' });
      const [status, content] = ANSWERS[name] ?? [];
      expect([name, answer.statusCode]).toEqual([name, status]);
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const parsed = content?.safeParse(answer.body === '' ? null : isJson ? answer.json() : answer.body);
      expect([name, parsed?.error?.issues]).toEqual([name, undefined]);
    }
  });

  test('the description names the answer, the problems and the permission of every call', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      })),
    );
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(ANSWERS).sort());
    expect(description.security).toEqual([{ cookie: [] }, { token: [] }]);
    for (const { name, operation } of described) {
      const [status] = ANSWERS[name] ?? [];
      const all = [String(status), ...Object.keys(OTHER_ANSWERS[name] ?? {}), '4XX'];
      expect([name, Object.keys(operation.responses).sort()]).toEqual([name, all.sort()]);
    }
    const open = described
      .filter(({ operation }) => operation.security?.length === 0)
      .map(({ name }) => name);
    expect(open.sort()).toEqual([
      'GET /api/catalogue',
      'GET /api/facets',
      'GET /api/health',
      'GET /api/items',
      'GET /api/items/:id',
      'GET /api/payments/means',
      'GET /api/quotes/:token',
      'GET /api/session',
      'GET /api/suggestions',
      'GET /api/wholesale',
      'POST /api/invitation',
      'POST /api/invitation/accept',
      'POST /api/login',
      'POST /api/logout',
      'POST /api/matched-list',
      'POST /api/mercadopago/notices',
      'POST /api/orders',
      'POST /api/orders/link/:token/receipts',
      'POST /api/quotes/:token/accept',
      'POST /api/quotes/:token/pay',
      'POST /api/quotes/:token/question',
      'POST /api/quotes/:token/receipts',
      'POST /api/sendContact',
      'POST /api/visits',
      'POST /api/wholesale/leave',
      'POST /api/withdrawals',
    ]);
  });

  test('every problem matches its description', async () => {
    for (const request of [
      { url: '/api/orders' },
      { url: '/api/nada' },
      { url: '/api/items?page=0' },
      { method: 'POST' as const, url: '/api/orders', payload: {} },
    ]) {
      const answer = await shop.call(request);
      expect(problemAnswer.safeParse(answer.json()).error).toBeUndefined();
    }
  });
});
