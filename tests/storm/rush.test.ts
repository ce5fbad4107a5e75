import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMISSION_LIMITS } from '#server/http/admission.ts';
import { HTTP_LIMITS } from '#server/http/connection-limits.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { openRawSocket, type RawSocket } from '#tests/support/raw-socket.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { sendOrder } from '#tests/support/shopper.ts';
import { testInStorm } from '#tests/support/test-in-storm.ts';
import { openTestShop } from '#tests/support/test-shop.ts';

const thread = aThread();

async function search(url: string, words: string) {
  const answer = await fetch(`${url}/?q=${words}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Sends this many different searches at once, with an order among them. */
async function rush(url: string, { searches, order }: { searches: number; order: string }) {
  const searching = Array.from({ length: searches }, (_, number) => search(url, `hilo${number}`));
  const [answers, ordered] = await Promise.all([
    Promise.all(searching),
    sendOrder(url, order, 'pedido-en-plena-tormenta'),
  ]);
  const putOff = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length + putOff.length).toBe(searches);
  for (const { headers, text } of putOff) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('<h1>Hay mucha gente en la tienda</h1>');
  }
  return { served: served.length, putOff: putOff.length, ordered: ordered?.status };
}

test('a full server answers 503 but takes orders, and serves all again once it has room', async () => {
  const metrics = createMetrics();
  const three = { underWay: 3, delayMs: 60_000 };
  const bounds = { ...ADMISSION_LIMITS.bounds, page: three, image: three };
  const doorLimits = { http: HTTP_LIMITS, admission: { ...ADMISSION_LIMITS, bounds } };
  const pages = await builtPages();
  const shop = await openTestShop('sqlite', { products: [thread], pages, metrics, doorLimits });
  onTestFinished(() => shop.close());
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const order = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }]));
  const readers = await Promise.all([1, 2, 3].map(() => slowReader(url, shop.dataDir)));
  await expect.poll(metrics.text).toContain('hilvan_http_under_way 3\n');

  expect(await rush(url, { searches: 20, order })).toEqual({ served: 0, putOff: 20, ordered: 201 });
  expect(await metrics.text()).toContain('hilvan_http_put_off_total{worth="page"} 20\n');
  for (const reader of readers) reader.destroy();
  await expect.poll(metrics.text).toContain('hilvan_http_under_way 0\n');
  expect((await search(url, 'hilo0')).status).toBe(200);
});

/** Requests a photo larger than the system's buffers, and does not read it. */
async function slowReader(url: string, dataDir: string): Promise<RawSocket> {
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  writeFileSync(join(dataDir, 'images', 'grande.webp'), Buffer.alloc(15 * 1024 * 1024));
  const socket = await openRawSocket(url);
  onTestFinished(() => socket.destroy());
  socket.write('GET /images/grande.webp HTTP/1.1\r\nHost: x\r\nAccept: image/webp\r\n\r\n');
  socket.pause();
  return socket;
}

test('refused API calls and photos get problem+json', async () => {
  const nobody = { underWay: 0, delayMs: 60_000 };
  const bounds = { ...ADMISSION_LIMITS.bounds, data: nobody, image: nobody };
  const doorLimits = { http: HTTP_LIMITS, admission: { ...ADMISSION_LIMITS, bounds } };
  const shop = await openTestShop('sqlite', { doorLimits });
  onTestFinished(() => shop.close());
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/api/items', '/images/400/hilo.webp']) {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'overloaded', status: 503 });
  }
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

testInStorm('a rush of thousands fills the queue of pages, and nothing else happens', async () => {
  const server = await serverOfTest();
  const product = await (await shopClient(server.url)).addProduct(aPlainThread());
  const order = JSON.stringify(anOrderRequest([{ product, quantities: { Rojo: 1 } }]));
  const figures = await rush(server.url, { searches: 4000, order });
  console.log(`4000 búsquedas a la vez: ${figures.served} servidas, ${figures.putOff} pospuestas con 503`);
  expect(figures).toMatchObject({ ordered: 201, putOff: expect.any(Number) });
  expect(figures.putOff).toBeGreaterThan(0);
  expect((await search(server.url, 'hilo0')).status).toBe(200);
});
