import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { productionPages } from '#tests/support/built-pages.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { pathOf } from './shared-routes.ts';

const pages = await productionPages();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { products: [aPlainThread()], pages });
});
afterAll(() => shop.close());

const page = (url: string) => shop.call({ url });

test('a legal page opens, with its links and its place in the sitemap, once it is written [LAW-004]', async () => {
  expect((await page('/privacidad')).statusCode).toBe(404);
  expect((await page('/')).body).not.toContain('href="/privacidad"');
  const { version, ...legal } = (await shop.callAsAdministrator({ url: '/api/store/legal' })).json();
  const privacy = '# Quién guarda tus datos\n<b>La mercería</b> de siempre.';
  const saved = await shop.callAsAdministrator({
    method: 'PUT',
    url: '/api/store/legal',
    headers: { 'if-match': `"${version}"` },
    payload: { ...legal, privacy, companyName: 'Hilván S. R. L.', taxId: '30-12345678-9' },
  });
  expect(saved.statusCode).toBe(200);
  const { statusCode, body } = await page('/privacidad');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h2>Quién guarda tus datos</h2>');
  expect(body).toContain('&lt;b&gt;La mercería&lt;/b&gt;');
  const home = (await page('/')).body;
  expect(home).toContain('href="/privacidad"');
  expect(home).toContain('Hilván S. R. L. · CUIT 30-12345678-9');
  expect((await page('/sitemap.xml')).body).toContain('/privacidad</loc>');
  expect((await page('/terminos')).statusCode).toBe(404);
});

const { routes } = pages.build;
/** Addresses of all pages that need no session; what they name isn't there. */
const openPages = Object.keys(routes)
  .filter((id) => !id.startsWith('admin/') || id.startsWith('admin/login/'))
  .map((id) =>
    pathOf(routes, id)
      .replaceAll(/\/:\w+\?/g, '')
      .replaceAll(/:\w+/g, 'no-existe'),
  )
  .filter((path) => !path.includes('*'));

test('every page that needs no session leads to the request to withdraw [LAW-003]', async () => {
  expect(openPages).toEqual(expect.arrayContaining(['/cart', '/login', '/invitacion']));
  for (const url of openPages)
    expect([url, (await page(url)).body.includes('href="/arrepentimiento"')]).toEqual([url, true]);
});

test('pages that open nothing lead to the request to withdraw too [LAW-003]', async () => {
  for (const url of ['/moreInfo/no-existe', '/presupuesto/no-existe', '/pedido/no-existe'])
    expect([url, (await page(url)).body.includes('href="/arrepentimiento"')]).toEqual([url, true]);
});
