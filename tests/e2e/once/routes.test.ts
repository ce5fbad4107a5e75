import { expect, test } from '#tests/support/browser.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';

test('any other path leads home [ROUTE-017 ROUTE-019 ROUTE-G02]', async ({ request }) => {
  for (const path of [
    '/foo',
    '/foo/bar',
    '/moreInfo',
    '/otroDash',
    '/hilvanDash2',
    '/home.html',
    '/%C3%B1',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe('/');
  }
  for (const path of ['/api/nada', '/images/nada.webp', '/colours/nada.webp', '/assets/nada.js']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});

test('paths match in any case, with one canonical address [ROUTE-006 ROUTE-007 ROUTE-008 ROUTE-011 ROUTE-012 ROUTE-013 ROUTE-G01 SEO-G03]', async ({
  request,
  baseURL,
}) => {
  for (const { path, title } of [
    { path: '/calculadora', title: 'Calculadora de cuotas' },
    { path: '/contact', title: 'Contacto / Ubicación' },
    { path: '/aboutUs', title: 'Nosotros' },
    { path: '/howToBuy', title: 'Cómo comprar' },
    { path: '/FAQ', title: 'Preguntas frecuentes' },
  ]) {
    for (const asked of [path, path.toLowerCase(), path.toUpperCase()]) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<title>${title} | Casa Hilván</title>`);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    }
  }
  const cart = await request.get('/CART');
  expect(await cart.text()).toContain('<title>Carrito de compras | Casa Hilván</title>');
});

test('an id keeps its case [ROUTE-G01 ROUTE-009]', async ({ request, shop }) => {
  const [product] = (await shop.products()).filter(({ id, isHidden }) => /[a-f]/.test(id) && !isHidden);
  const known = await request.get(`/MOREINFO/${product?.id}`);
  expect(known.status()).toBe(200);
  expect(await known.text()).toMatch(
    new RegExp(`rel="canonical" href="[^"]*/moreInfo/${product?.id}/[a-z\\d-]+"`),
  );
  const unknown = await request.get(`/moreInfo/${product?.id.toUpperCase()}`);
  expect(unknown.status()).toBe(404);
});

test('the dashboard needs a login [ROUTE-014 ROUTE-015 ROUTE-016]', async ({ request }) => {
  for (const path of ['/hilvanDash', '/hilvandash', '/hilvanDash/pedidos']) {
    const turnedAway = await request.get(path, { maxRedirects: 0 });
    expect(turnedAway.status(), path).toBe(302);
    expect(turnedAway.headers().location, path).toMatch(/^\/login(\?|$)/);
  }
  expect((await request.get('/login')).status()).toBe(200);
  const entered = await request.post('/api/login', { data: ADMINISTRATOR });
  expect(entered.status()).toBe(200);
  const dashboard = await request.get('/hilvanDash', { maxRedirects: 0 });
  expect(dashboard.status()).toBe(200);
});
