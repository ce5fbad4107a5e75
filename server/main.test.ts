import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { WireProduct } from '#schemas/product-answer.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { type RunningServer, runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** A server that does not outlive the test that started it, however the test ends. */
async function started(env: Record<string, string> = {}, dataDir?: string): Promise<RunningServer> {
  const server = await runServer(env, dataDir);
  onTestFinished(() => server.stop('SIGKILL'));
  return server;
}

const productsOf = async ({ url }: RunningServer) =>
  (await fetch(`${url}/api/items`)).json() as Promise<WireProduct[]>;

describe.each(ENGINES)('the process on %s', (engine) => {
  let dataDir: string;
  let env: Record<string, string>;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
    env = engine === 'postgres' ? { DATABASE_URL: await newDatabase(inject('postgresUrl')) } : {};
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('a new shop loads the demo once, and changes stay', async () => {
    const first = await started({ ...env, DEMO: '', DEMO_PRODUCTS: '40' }, dataDir);
    const products = await productsOf(first);
    expect(products.length).toBeGreaterThan(35);
    expect(products.length).toBeLessThanOrEqual(40);
    const client = await shopClient(first.url);
    await client.deleteProduct(products[0]?._id ?? '');
    await first.stop();
    const second = await started({ ...env, DEMO: '', DEMO_PRODUCTS: '40' }, dataDir);
    expect(await productsOf(second)).toHaveLength(products.length - 1);
    await second.stop();
  });

  test('DEMO=0 starts an empty shop that says so, is not indexed, stays empty, and is filled through the API [STORE-006]', async () => {
    const first = await started({ ...env, DEMO: '0' }, dataDir);
    expect(await productsOf(first)).toEqual([]);
    const empty = await fetch(first.url);
    expect(await empty.text()).toContain('Todavía no hay productos en la tienda.');
    expect(empty.headers.get('x-robots-tag')).toBe('noindex');
    await first.stop();
    const second = await started({ ...env, DEMO: '' }, dataDir);
    expect(await productsOf(second)).toEqual([]);
    await (await shopClient(second.url)).addProduct(aPlainThread({ name: 'El primero' }));
    const filled = await fetch(second.url);
    expect(filled.headers.get('x-robots-tag')).toBeNull();
    const page = await filled.text();
    expect(page).toContain('El primero');
    expect(page).not.toContain('Todavía no hay productos en la tienda.');
    await second.stop();
  });
});

const PAGES = [
  '/',
  '/aboutUs',
  '/howToBuy',
  '/FAQ',
  '/contact',
  '/calculadora',
  '/cart',
  '/misPedidos',
  '/arrepentimiento',
  '/login',
] as const;

test('a new shop is nobody’s, and search engines leave it out, until it says who it is and its phone [STORE-006 STORE-001]', async () => {
  const server = await started({ DEMO: '0', STORE_CONFIG: '' });
  const client = await shopClient(server.url);
  const product = await client.addProduct(aPlainThread({ name: 'El primero' }));
  const textOf = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  for (const path of [...PAGES, `/moreInfo/${product.id}`]) {
    const page = await fetch(`${server.url}${path}`);
    const text = await page.text();
    expect([path, page.status]).toEqual([path, 200]);
    expect(text, path).toContain('Mi tienda');
    expect(text, path).not.toMatch(/Casa Hilván|Esperanza|1923|wa\.me|href="tel:|30-00000000|a todo el país/);
    expect(page.headers.get('x-robots-tag'), path).toBe('noindex');
  }
  expect(await textOf('/sitemap.xml')).not.toContain('/howToBuy');

  await client.changeStore('identity', {
    name: 'La Aguja',
    tagline: 'Mercería de barrio',
    description: 'Hilos y botones en Rosario.',
    foundedIn: 2011,
  });
  expect((await fetch(server.url)).headers.get('x-robots-tag')).toBe('noindex');
  await client.changeStore('contact', {
    city: 'Rosario',
    province: 'Santa Fe',
    streetAddress: 'Jujuy 2150',
    postalCode: 'S2000',
    landline: '(0341) 440-0000',
    mobile: '+54 9 341 500-0000',
    whatsappDigits: '5493415000000',
    email: 'ana@aguja.test',
    map: {
      latitude: -32.93,
      longitude: -60.65,
      embedUrl: 'https://mapa.test/a',
      pageUrl: 'https://mapa.test/b',
    },
  });
  const published = await fetch(server.url);
  expect(published.headers.get('x-robots-tag')).toBeNull();
  expect(await published.text()).toContain('https://wa.me/5493415000000');
  expect(await textOf('/sitemap.xml')).toContain('/howToBuy');
  await server.stop();
  server.clean();
});

test('the demo is a lawful shop, whole [LAW-004 STORE-006]', async () => {
  const server = await started({ DEMO: '1', DEMO_PRODUCTS: '40' });
  for (const path of ['/terminos', '/privacidad', '/devoluciones']) {
    const page = await fetch(`${server.url}${path}`);
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text(), path).not.toContain('[completar');
  }
  const home = await fetch(server.url);
  const text = await home.text();
  for (const part of ['Defensa del consumidor', 'CUIT 30-00000000-0', 'href="/terminos"']) {
    expect(text).toContain(part);
  }
  expect(home.headers.get('x-robots-tag')).toBeNull();
  await server.stop();
  server.clean();
});

test('SIGTERM ends it in order, even while a client keeps its connection', async () => {
  const server = await started();
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(`${server.url}/api/health`, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  await server.stop('SIGTERM');
  expect(server.process.exitCode).toBe(0);
  agent.destroy();
  server.clean();
});

/** What a start that fails says, and with which code it ends. */
async function failedStart(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['build/app/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, lines: errors.trim().split('\n') };
}

test('wrong configuration stops the start with a line for each fault', async () => {
  expect(await failedStart({ PORT: 'ochenta', DATABASE_URL: 'mysql://x' })).toEqual({
    code: 1,
    lines: [
      'Configuración: PORT: tiene que ser un número entero',
      'Configuración: DATABASE_URL: tiene que empezar con postgres://',
    ],
  });
});

test('a start that the machine forbids ends with one line that says what to fix', async () => {
  const running = await started();
  const { port } = new URL(running.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  expect(await failedStart({ PORT: port, DATA_DIR: dataDir })).toEqual({
    code: 1,
    lines: [`Configuración: PORT: el puerto ${port} ya está en uso`],
  });
  const nowhere = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada', DATABASE_WAIT: '0' };
  expect(await failedStart({ ...nowhere, DATA_DIR: dataDir })).toEqual({
    code: 1,
    lines: ['Configuración: DATABASE_URL: la base de datos no responde'],
  });
  expect(await failedStart({ DATA_DIR: join(import.meta.filename, 'aquí') })).toEqual({
    code: 1,
    lines: [expect.stringContaining('Configuración: DATA_DIR: ')],
  });
});
