import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

describe.each(ANY_ENGINE)('pages on %s', (engine) => {
  const thread = aThread({ name: 'Hilo <b>de</b> "prueba"</script>' });
  const hidden = aThread({ name: 'Hilo oculto', isHidden: true });
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [thread, hidden], pages: await builtPages() });
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.call({ url, headers });

  test('are whole before any script runs [ROUTE-003 ROUTE-009 ROUTE-011 ROUTE-014]', async () => {
    for (const [url, text] of [
      ['/', 'Encuentra exactamente lo que necesitas'],
      [`/moreInfo/${thread.id}`, 'AGREGAR AL CARRITO'],
      ['/cart', 'Carrito de compras'],
      ['/login', 'Ingresar'],
    ] as const) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).toContain(text);
      expect(answer.body).toContain('lang="es-AR"');
    }
  });

  test('contain all loader data for the browser to take over', async () => {
    for (const [url, given] of [
      ['/', thread.id],
      [`/moreInfo/${thread.id}`, thread.id],
      ['/cart', 'isAdministrator'],
      ['/moreInfo/nada', 'isAdministrator'],
    ] as const) {
      const { body } = await get(url);
      const [, handoff = '""'] = /streamController\.enqueue\((.*?)\);<\/script>/.exec(body) ?? [];
      expect(JSON.parse(handoff), url).toContain(given);
      expect(body, url).toContain('streamController.close();</script>');
      // As React marks what it would still have to wait for.
      expect(body, url).not.toMatch(/<!--\$[?!]-->/);
    }
  });

  test('tell the browser their own routes and those of the paths above them', async () => {
    const frame = ['root', 'frame/shop-layout', 'home/home-route'];
    for (const [url, others] of [
      ['/', []],
      [`/moreInfo/${thread.id}`, ['product/product-route', 'storefront/unknown-route']],
      ['/moreInfo/cart', ['product/product-route', 'storefront/unknown-route']],
    ] as const) {
      const { body } = await get(url);
      const [, manifest = ''] = /__reactRouterManifest = (.*?);\s+window\./s.exec(body) ?? [];
      expect(Object.keys(JSON.parse(manifest).routes).sort(), url).toEqual([...frame, ...others].sort());
    }
  });

  test('run only the page’s own scripts', async () => {
    const { body, headers } = await get(`/moreInfo/${thread.id}`);
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const run = inline.filter(([, type = '']) => !type.includes('application/ld+json'));
    expect([run.length > 1, inline.length - run.length]).toEqual([true, 2]);
    for (const [, , code = ''] of run) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  test('hold the rules of their style sheets, whose links fetch nothing', async () => {
    for (const url of ['/', '/cart', `/moreInfo/${thread.id}`]) {
      const { body, headers } = await get(url);
      const [, allowed = ''] = /style-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      const sheets = [...body.matchAll(/<style>([\s\S]*?)<\/style><link rel="stylesheet" (.*?)\/>/g)];
      const sources = sheets.map(
        ([, rules = '']) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
      );
      expect([sources.length, body.match(/rel="stylesheet"/g)?.length], url).toEqual(
        url === '/cart' ? [2, 2] : [1, 1],
      );
      expect(allowed.split(' '), url).toEqual(["'self'", ...sources]);
      for (const [, , link] of sheets) expect(link, url).toMatch(/^disabled="" href="\/assets\/[^"]+\.css"/);
    }
  });

  test('a hostile name is text, in the page and in its structured data [SEO-004 DETAIL-013]', async () => {
    const { body } = await get(`/moreInfo/${thread.id}`);
    expect(body).not.toContain('<b>de</b>');
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: expect.stringContaining('Hilo <b>de</b> "prueba"</script>'),
    });
  });

  test('a product’s id finds its page; the canonical link says its name, whatever the address says [FIND-007]', async () => {
    const page = `/moreInfo/${thread.id}`;
    const names = ['', '/hilo-b-de-b-prueba-script', '/otro-nombre', '/Hilo%20viejo', `/${'a'.repeat(300)}`];
    for (const name of names) {
      const { statusCode, body } = await get(`${page}${name}`);
      const [, canonical] = /<link rel="canonical" href="http:\/\/localhost([^"]*)"/.exec(body) ?? [];
      expect([name, statusCode, canonical]).toEqual([name, 200, `${page}/hilo-b-de-b-prueba-script`]);
    }
    expect((await get('/moreInfo/nada/hilo-b-de-b-prueba-script')).statusCode).toBe(404);
    expect((await get(`${page}/hilo/de`)).statusCode).toBe(302);
  });

  test('only an administrator sees a hidden product [FILTER-014 FILTER-G04]', async () => {
    const url = `/moreInfo/${hidden.id}`;
    expect((await get(url)).statusCode).toBe(404);
    expect((await shop.callAsAdministrator({ url })).statusCode).toBe(200);
    expect((await get('/')).body).not.toContain('Hilo oculto');
  });

  test('contain no internal dates of products', async () => {
    const { body } = await get(`/moreInfo/${thread.id}`);
    for (const word of ['createdAt', 'updatedAt', 'deletedAt']) expect(body).not.toContain(word);
  });

  test('an unknown address leads home; a file that is not there is not found [ROUTE-017 ROUTE-019 ROUTE-G02]', async () => {
    for (const url of ['/foo', '/foo/bar', '/moreInfo', '/otroDash', '/sitio.php']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 302, '/']);
    }
    for (const url of [
      '/api/nada',
      '/assets/vieja-123.js',
      '/images/nada.webp',
      '/colours/99-nada.webp',
      '/brands/x.svg',
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });

  test('an address is found whatever its case, and ids keep theirs [ROUTE-G01]', async () => {
    expect((await get('/CART')).statusCode).toBe(200);
    expect((await get(`/MOREINFO/${thread.id}`)).statusCode).toBe(200);
    expect((await get(`/moreInfo/${thread.id.toUpperCase()}`)).statusCode).toBe(404);
  });

  test('the dashboard asks a visitor to log in first [ROUTE-015 ROUTE-016]', async () => {
    const visitor = await get('/hilvanDash/pedidos');
    expect(visitor.statusCode).toBe(302);
    expect(visitor.headers.location).toMatch(/^\/login/);
    expect((await shop.callAsAdministrator({ url: '/hilvanDash' })).statusCode).toBe(200);
  });

  test('the login sends a logged-in person to the dashboard [LOGIN-G05]', async () => {
    const answer = await shop.callAsAdministrator({ url: '/login' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/hilvanDash']);
  });

  test('are compressed, cached by no proxy, and framed by no other site', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('odd addresses get a page and a fitting status, never an error [GRID-020 FILTER-002 SEARCH-G06]', async () => {
    const odd = [
      '/?page=1e9',
      '/?page=99999999999999999999',
      '/?page=1&page=2',
      `/?page=${'9'.repeat(5000)}`,
      '/?page=999',
      '/?page=-1',
      '/?page=uno',
      '/?size=0&seed=x&price=mucho',
      '/?type=nada&subsection=%00',
      `/?q=${'a'.repeat(10_000)}`,
      '/?q=%F0%9F%A7%B5&type[]=x',
      `/?${'brand=a&colour=b&'.repeat(500)}order=__proto__`,
      `/filtros?minPrice=1e999&price=-1&bulk=on&brand=${'x'.repeat(10_000)}&brand=%00`,
    ];
    for (const url of odd)
      expect([url.slice(0, 40), (await get(url)).statusCode]).toEqual([url.slice(0, 40), 200]);
    const beyond = await get('/?page=999&subsection=Hilos');
    expect(beyond.body).toContain(thread.id);
    expect(beyond.body).toMatch(/rel="canonical" href="[^"]*\/categoria\/merceria\/hilos"/);
    for (const url of ['/?type=nada', `/?q=${'a'.repeat(10_000)}`]) {
      const { body } = await get(url);
      expect(body).toContain('No se encontró lo que buscas, disculpen las molestias.');
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body.length).toBeLessThan(200_000);
    }
    for (const url of [
      '/filtros',
      '/?colour=Rojo',
      '/?brand=Hilv%C3%A1n&order=precio',
      '/?minPrice=5',
      '/?bulk=1',
    ])
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex"/>');
    expect((await get('/moreInfo/%2e%2e%2f')).statusCode).toBe(404);
    for (const path of ['/%E0%A4%A', '/moreInfo/%E0%A4%A']) {
      const broken = await shop.call({ url: path, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([broken.statusCode, broken.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(broken.body).toContain('<a href="/">Ir a la tienda</a>');
      expect((await get(path)).json()).toMatchObject({ status: 400 });
    }
  });

  test('the next page after a change shows it [HOME-002 HOME-003 API-004]', async () => {
    const { _id } = (
      await shop.callAsAdministrator({
        method: 'POST',
        url: '/api/items',
        payload: {
          section: 'Merceria',
          subsection: 'Hilos',
          data: { type: 'Algodón', items: [{ name: 'Recién llegado' }] },
        },
      })
    ).json();
    expect((await get('/')).body).toContain('Recién llegado');
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${_id}` });
    expect((await get('/')).body).not.toContain('Recién llegado');
  });

  test('a full load gets one of 32 orders, and its links keep it [HOME-004]', async () => {
    const { body } = await get('/');
    const seeds = new Set([...body.matchAll(/[?&;]seed=(\d+)/g)].map(([, seed]) => Number(seed)));
    expect(seeds.size).toBe(1);
    for (const seed of seeds) expect(seed).toBeLessThan(32);
  });

  test('a product’s price has two decimals on its page [PRICE-003]', async () => {
    const { body } = await get(`/moreInfo/${thread.id}`);
    expect(thread.price).toBe(pesos(5000));
    expect(body.replaceAll('\u00a0', ' ')).toContain('$ 5.000,00');
  });

  test.each(['//', '//[', '//otro.example/login', '///', '/%'])(
    '%s is a valid address of the shop [ROUTE-017]',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBeLessThan(500);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    },
  );

  test.each(['[', 'a b', 'x:99999', 'ana@tienda.example'])(
    'an invalid host (%j) causes no error',
    async (host) => {
      for (const url of ['/', '/login', '/hilvanDash', '/nada']) {
        expect((await get(url, { host })).statusCode).toBeLessThan(500);
      }
    },
  );
});
