import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ADMISSION_LIMITS } from '#server/http/admission.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openRawSocket, type RawSocket } from '#tests/support/raw-socket.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const CONNECTIONS = 80;
const PHOTO = `${'a'.repeat(32)}.webp`;
/** More than the system buffers for a connection that nobody reads. */
const PHOTO_BYTES = 15 * 1024 * 1024;

const metrics = createMetrics();
let shop: TestShop;
let url: string;

// The limits of a real shop, a hundred times shorter.
beforeAll(async () => {
  const doorLimits = {
    http: {
      headersTimeoutMs: 600,
      requestTimeoutMs: 900,
      idleTimeoutMs: 700,
      keepAliveMs: 1500,
      checkEveryMs: 50,
      connections: CONNECTIONS,
    },
    admission: { ...ADMISSION_LIMITS, readTimeoutMs: 1200 },
  };
  const pages = await builtPages();
  shop = await openTestShop('sqlite', { products: [aThread()], pages, metrics, doorLimits });
  mkdirSync(join(shop.dataDir, 'images'), { recursive: true });
  writeFileSync(join(shop.dataDir, 'images', PHOTO), randomBytes(PHOTO_BYTES));
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

async function aSocket(): Promise<RawSocket> {
  const socket = await openRawSocket(url);
  onTestFinished(() => socket.destroy());
  return socket;
}

function manySockets(count: number): Promise<RawSocket[]> {
  return Promise.all(Array.from({ length: count }, aSocket));
}

/** Retries: on a machine that stalls, limits this short cut off good clients too. */
async function assertServed(): Promise<void> {
  for (const path of ['/', '/api/items'])
    await expect.poll(async () => (await fetch(url + path)).status).toBe(200);
}

async function underWay(): Promise<number> {
  return Number(/^hilvan_http_under_way (\d+)$/m.exec(await metrics.text())?.[1]);
}

test('headers that come a byte at a time are cut off with 408, and others are served meanwhile', async () => {
  const sockets = await manySockets(30);
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write('X');
  }, 40);
  onTestFinished(() => clearInterval(drip));
  await assertServed();
  await Promise.all(sockets.map(({ ended }) => ended));
  for (const socket of sockets) expect(socket.received()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too-slow"/);
});

test('a silent connection is closed', async () => {
  const sockets = await manySockets(30);
  await assertServed();
  await Promise.all(sockets.map(({ ended }) => ended));
});

test('bodies that never end are cut off, and messages are taken meanwhile', async () => {
  const sockets = await manySockets(30);
  for (const socket of sockets) {
    socket.write(
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"userName":',
    );
  }
  const [first, ...endless] = sockets;
  first?.write('"x"');
  const message = {
    userName: 'Ana',
    userEmail: 'a@b.co',
    userPhone: '1',
    userLocation: 'x',
    userMessage: 'y',
  };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(message);
  const sent = async () => (await fetch(`${url}/api/sendContact`, { method: 'POST', headers, body })).status;
  await expect.poll(sent).toBe(201);
  await Promise.all(endless.map(({ ended }) => ended));
  await expect.poll(underWay).toBe(0);
});

test('a body in endless chunks is refused once it is too large', async () => {
  const socket = await aSocket();
  socket.write(
    'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < 20; sent += 1) socket.write(chunk);
  await socket.ended;
  expect(socket.received()).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"too-large"/);
});

test.each([
  ['10,000 headers', `${'a:b\r\n'.repeat(10_000)}\r\n`],
  ['a header of 100 kB', `Cookie: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['an address of 100 kB', null],
])('%s are refused with 431', async (_what, headers) => {
  const socket = await aSocket();
  const target = headers === null ? `/${'a'.repeat(100_000)}` : '/';
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${headers ?? '\r\n'}`);
  await socket.ended;
  expect(socket.received()).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"too-many-headers"/);
  await assertServed();
});

test.each([
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
  [
    'two lengths of one body',
    'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
  ],
  [
    'a length and chunks',
    'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: b\nc\r\n\r\n'],
])('%s is refused with 400 and the connection closed', async (_what, text) => {
  const socket = await aSocket();
  socket.write(text);
  await socket.ended;
  expect(socket.received()).toMatch(/^HTTP\/1\.1 400 /);
});

test('a client that reads a large photo slowly, or not at all, is cut off', async () => {
  const [silent, slow] = await manySockets(2);
  for (const socket of [silent, slow]) {
    socket?.write(`GET /images/${PHOTO} HTTP/1.1\r\nHost: x\r\nAccept: image/webp\r\n\r\n`);
    socket?.pause();
  }
  await expect.poll(underWay).toBe(2);
  await assertServed();
  await expect.poll(underWay).toBe(0);
});

test('thousands of pipelined requests on one connection are not answered and delay nobody', async () => {
  const socket = await aSocket();
  socket.pause();
  socket.write('GET /api/items HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000));
  await assertServed();
  await socket.ended;
  await expect.poll(underWay).toBe(0);
});

test('a few pipelined requests are answered in order', async () => {
  // Anew each time: on a machine that stalls, one may be cut off before it is read.
  const received: string[] = [];
  const answers = async () => {
    const socket = await aSocket();
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/nope HTTP/1.1\r\nHost: x\r\n\r\n');
    await socket.ended;
    received.push(socket.received());
    return received.at(-1);
  };
  await expect.poll(answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 404 /);
  expect(received.filter((text) => text.startsWith('HTTP/1.1 404'))).toEqual([]);
});

test('connections beyond the limit are closed at once, until others end', async () => {
  const sockets = await manySockets(CONNECTIONS + 40);
  await Promise.all(sockets.map(({ ended }) => ended));
  expect(await metrics.text()).toMatch(/^hilvan_connections_dropped_total [1-9]/m);
  await assertServed();
});
