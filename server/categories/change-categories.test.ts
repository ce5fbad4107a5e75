import { describe, expect, onTestFinished, test } from 'vitest';
import type { WireCategories } from '#schemas/category-answers.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { settleCategories } from '#server/catalogue/settle-categories.ts';
import { connect } from '#server/db/connect.ts';
import { builtPages } from '#server/pages/pages-source.ts';
import { makePriceList } from '#tests/support/a-price-list.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const cotton = aThread({ id: 'algodon', subsection: 'Hilos', type: 'Algodón' });
const odd = aThread({ id: 'raro', subsection: 'hilos', type: 'Bordar', isHidden: true });
const ribbon = aThread({ id: 'raso', subsection: 'Cintas', type: 'Raso' });
const hilos = { section: 'Merceria', subsection: 'Hilos' };
const cintas = { section: 'Merceria', subsection: 'Cintas' };

describe.each(ENGINES)('the shop’s own categories on %s', (engine) => {
  const shop = shopForEachTest(engine, async () => ({
    products: [cotton, odd, ribbon],
    pages: await builtPages(),
  }));

  const post = (verb: string, payload: object, version = 0) =>
    shop.callAsAdministrator({
      method: 'POST',
      url: `/api/categories/${verb}`,
      payload,
      headers: { 'if-match': `"${version}"` },
    });
  const page = (url: string) => shop.call({ url: `${url}&seed=3` });
  const placeOf = async (id: string) => {
    const { subsection, data } = (await shop.callAsAdministrator({ url: `/api/items/${id}` })).json();
    return `${subsection} / ${data.type}`;
  };
  const rows = async () => {
    const found = await shop.ctx.db
      .selectFrom('products')
      .select(['subsection', 'type', 'version'])
      .orderBy('id')
      .execute();
    return found.map(({ subsection, type, version }) => `${subsection} / ${type} ${version}`);
  };

  test('the rules of price lists follow the categories that they name [TRADE-001 STORE-004]', async () => {
    const rules = [
      { ...hilos, percent: '20' },
      { ...hilos, type: 'Algodón', percent: '30' },
      { ...cintas, percent: '10' },
    ];
    await makePriceList(shop, { name: 'Talleres', rules });
    await post('rename', { ...hilos, name: 'Hilos y lanas' });
    const [list] = (await shop.callAsAdministrator({ url: '/api/price-lists' })).json<WirePriceList[]>();
    expect(list?.rules.map(({ subsection, type }) => [subsection, type])).toEqual([
      ['Hilos y lanas', ''],
      ['Hilos y lanas', 'Algodón'],
      ['Cintas', ''],
    ]);
  });

  test('a rename takes products, open pages, processes, feed and sitemap along [STORE-004]', async () => {
    const other = shop.databaseUrl === null ? null : connect(shop);
    if (other !== null) onTestFinished(() => other.destroy());
    const elsewhere = await openLiveCatalogue(other ?? shop.ctx.db);
    expect((await page('/?subsection=Hilos')).body).toContain('Hilos');
    const answer = await post('rename', { ...hilos, name: 'Hilos y lanas' });
    const { version, tree, moved } = answer.json<WireCategories>();
    expect([answer.statusCode, answer.headers.etag, version, moved]).toEqual([200, '"1"', 1, 2]);
    expect(tree[1]?.subsections[0]).toMatchObject({ name: 'Hilos y lanas', products: 2, others: 0 });
    expect(await placeOf('algodon')).toBe('Hilos y lanas / Algodón');
    await settleCategories(shop.ctx);
    // Their versions stay, so nobody who edits one of them meets a conflict.
    expect(await rows()).toEqual([
      'Hilos y lanas / Algodón 1',
      'Hilos y lanas / Bordar 1',
      'Cintas / Raso 1',
    ]);
    await elsewhere.catchUp();
    expect(elsewhere.product('raro')?.subsection).toBe('Hilos y lanas');
    expect(elsewhere.categories().version).toBe(1);
    expect((await page('/?subsection=Hilos+y+lanas')).body).toContain('/moreInfo/algodon');
    expect((await shop.call({ url: '/sitemap.xml' })).body).toContain('/categoria/merceria/hilos-y-lanas<');
    expect((await shop.call({ url: '/feeds/google-merchant.xml' })).body).toContain('Hilos y lanas');
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json();
    expect(entries[0]).toMatchObject({
      kind: 'categories-changed',
      details: {
        change: 'Renombró «Hilos» como «Hilos y lanas»: 2 productos pasan a «Hilos y lanas»',
      },
    });
  });

  test('links and forms with an old name lead to the new one [STORE-004 FIND-009]', async () => {
    const place = { section: 'Merceria', subsection: 'Hilos', type: 'Bordar' };
    await shop.ctx.db
      .insertInto('import_categories')
      .values({ name: 'Hilados', ...place })
      .execute();
    const before = (await shop.callAsAdministrator({ url: '/api/items/algodon' })).json();
    await post('rename', { ...hilos, type: 'Algodón', name: 'Algodón egipcio' });
    await post('rename', { ...hilos, name: 'Lanas' }, 1);
    const link = await page('/?type=algodon&subsection=hilos&page=2');
    expect([link.statusCode, link.headers.location]).toEqual([
      301,
      `/?${new URLSearchParams({ type: 'Algodón egipcio', subsection: 'Lanas', page: '2', seed: '3' })}`,
    ]);
    for (const [old, now] of [
      ['/categoria/merceria/hilos?order=precio', '/categoria/merceria/lanas?order=precio'],
      ['/categoria/merceria/hilos/algodon', '/categoria/merceria/lanas/algodon-egipcio'],
      ['/categoria/Merceria/hilos/bordar', '/categoria/merceria/lanas/bordar'],
      ['/categoria/merceria/LANAS/', '/categoria/merceria/lanas'],
    ] as const) {
      const { statusCode, headers } = await shop.call({ url: old });
      expect([old, statusCode, headers.location]).toEqual([old, 301, now]);
    }
    expect((await shop.call({ url: '/categoria/merceria/hilos/nada' })).statusCode).toBe(404);
    expect((await page('/?subsection=Telas')).statusCode).toBe(200);
    expect((await page('/?subsection=Lanas')).statusCode).toBe(200);
    const { _id, ...payload } = before;
    const saved = await shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
    expect([saved.statusCode, await placeOf('algodon')]).toEqual([200, 'Lanas / Algodón egipcio']);
    const { _id: unused, ...fresh } = productToWire({ ...cotton, code: 'nuevo', photos: [] });
    const made = await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload: fresh });
    expect(await placeOf(made.json()._id)).toBe('Lanas / Algodón egipcio');
    const preview = await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/price-changes/preview',
      payload: {
        select: { subsection: 'Hilos', hidden: true },
        change: { by: 'percent', value: '10', on: 'price' },
      },
    });
    expect(preview.json().rows).toHaveLength(3);
    const remembered = await shop.ctx.db.selectFrom('import_categories').selectAll().executeTakeFirst();
    expect(remembered).toEqual({ name: 'Hilados', ...place, subsection: 'Lanas' });
  });

  test('hidden categories leave menus and sitemap, and their products stay [STORE-004]', async () => {
    expect((await page('/?q=')).body).toContain('Tipos de Cintas');
    expect((await post('hide', { ...cintas, isHidden: true })).statusCode).toBe(200);
    const home = (await page('/?q=')).body;
    expect(home).not.toContain('Tipos de Cintas');
    expect(home).toContain('/moreInfo/raso');
    expect((await shop.call({ url: '/sitemap.xml' })).body).not.toContain('Cintas');
    await post('hide', { ...cintas, isHidden: false }, 1);
    expect((await page('/?q=')).body).toContain('Tipos de Cintas');
  });

  test('texts of categories and brands show on their pages at once, and in the browser’s catalogue [FIND-009 STORE-001]', async () => {
    const path = '/categoria/merceria/hilos';
    const shown = async (url: string) => (await shop.call({ url: `${url}?seed=3` })).body;
    expect(await shown(path)).not.toContain('Sobre Hilos');
    expect(await shown('/marca/costurina')).not.toContain('Desde 1923.');
    const text = 'Para coser, bordar y zurcir.';
    expect((await post('text', { ...hilos, text })).statusCode).toBe(200);
    expect((await post('text', { section: 'Merceria', text: 'Todo' }, 1)).json().tree[1].text).toBe('Todo');
    expect((await post('text', { ...hilos, type: 'Nada', text }, 2)).statusCode).toBe(422);
    const { version, ...brands } = (await shop.callAsAdministrator({ url: '/api/store/brands' })).json();
    const saved = await shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/store/brands',
      headers: { 'if-match': `"${version}"` },
      payload: { ...brands, brandPages: [{ name: 'COSTURINA', text: 'Desde 1923.', picture: null }] },
    });
    expect(saved.statusCode).toBe(200);
    const page = await shown(path);
    expect(page).toContain(`<meta name="description" content="${text}"/>`);
    expect(page).toContain('Sobre Hilos');
    expect(page).toContain('src="/art/subsections/hilos.webp"');
    expect(await shown('/marca/costurina')).toContain('Desde 1923.');
    const { intros } = (await shop.call({ url: '/api/catalogue' })).json();
    expect(intros).toMatchObject({
      '/categoria/merceria': { text: 'Todo' },
      [path]: { text, picture: '/art/subsections/hilos.webp' },
      '/marca/costurina': { text: 'Desde 1923.' },
    });
  });

  test('a category with products goes only with a place for them; two people don’t cross [STORE-004]', async () => {
    const refused = await post('remove', cintas);
    expect(refused.json()).toMatchObject({
      status: 422,
      reason: 'place-needed',
      errors: [{ message: 'Tiene productos: elige adónde pasan.' }],
    });
    const removed = await post('remove', { ...cintas, into: { ...hilos, type: 'Otros' } });
    expect(removed.json()).toMatchObject({ moved: 1 });
    expect(await placeOf('raso')).toBe('Hilos / Otros');
    const late = await post('rename', { ...hilos, name: 'Tarde' });
    expect(late.json()).toMatchObject({ status: 412, code: 'stale-version', current: { version: 1 } });
    expect(
      (await post('merge', { ...hilos, into: { ...hilos, subsection: 'Cordones' } }, 1)).json(),
    ).toMatchObject({
      moved: 3,
    });
    expect(await placeOf('raro')).toBe('Cordones / Bordar');
    expect((await shop.call({ url: '/api/categories' })).statusCode).toBe(401);
    const picture = '/images/no-existe.webp';
    expect((await post('picture', { ...hilos, picture }, 2)).statusCode).toBe(400);
  });

  test('a merge and a removal are undone as long as they are the last change: each product returns [STORE-004]', async () => {
    const { tree } = (await shop.callAsAdministrator({ url: '/api/categories' })).json<WireCategories>();
    const products = ['algodon', 'raro', 'raso'];
    const places = () => Promise.all(products.map(placeOf));
    const before = await places();
    const undo = (version: number) => post('undo', {}, version);
    const raso = { section: 'Merceria', subsection: 'Cintas', type: 'Raso' };
    expect((await undo(0)).json()).toMatchObject({ status: 422, reason: 'nothing-to-undo' });
    await post('merge', { ...hilos, into: cintas });
    expect(await places()).toEqual(['Cintas / Algodón', 'Cintas / Bordar', 'Cintas / Raso']);
    expect((await undo(0)).statusCode).toBe(412);
    const undone = (await undo(1)).json<WireCategories>();
    expect([undone.version, undone.moved]).toEqual([2, 2]);
    expect(undone.tree).toEqual(tree);
    expect(await places()).toEqual(before);
    expect((await page('/?subsection=Hilos')).body).toContain('/moreInfo/algodon');
    expect((await undo(2)).statusCode).toBe(422);

    await post('remove', { ...hilos, into: raso }, 2);
    // Who was put elsewhere since stays there.
    await shop.callAsAdministrator({
      method: 'POST',
      url: '/api/items/actions',
      payload: {
        ids: [{ _id: 'raro' }],
        action: 'category',
        value: { section: 'Merceria', subsection: 'Cordones', type: 'Encerado' },
      },
    });
    expect((await undo(3)).json()).toMatchObject({ version: 4, moved: 1 });
    expect(await places()).toEqual(['Hilos / Algodón', 'Cordones / Encerado', 'Cintas / Raso']);

    await post('remove', { ...hilos, type: 'Jean' }, 4);
    expect((await undo(5)).json()).toMatchObject({ version: 6, moved: 0 });
    await post('remove', { ...hilos, type: 'Jean' }, 6);
    await post('rename', { ...cintas, name: 'Galones' }, 7);
    expect((await undo(8)).json()).toMatchObject({ status: 422, reason: 'nothing-to-undo' });
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log?area=store' })).json();
    expect(JSON.stringify(entries)).toContain('2 productos vuelven a su lugar');
  });

  test('a rename counts before its rows are copied, and the next start copies them [STORE-004]', async () => {
    await post('rename', { ...hilos, name: 'Lanas' });
    expect((await rows())[0]).toBe('Hilos / Algodón 1');
    const anew = await openLiveCatalogue(shop.ctx.db);
    expect(anew.product('algodon')?.subsection).toBe('Lanas');
    const soldOut = {
      method: 'PUT',
      url: '/api/items/algodon/availability',
      payload: { soldOut: true },
    } as const;
    await shop.callAsAdministrator(soldOut);
    await settleCategories(shop.ctx);
    expect((await rows())[0]).toBe('Lanas / Algodón 2');
    expect((await post('add', { section: 'Merceria', name: 'Hilos' }, 1)).json()).toMatchObject({ moved: 0 });
    expect((await page('/?subsection=Hilos')).statusCode).toBe(200);
  });
});
