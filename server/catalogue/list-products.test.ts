import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type CatalogueShop,
  HIDDEN,
  namesOf,
  openCatalogueShop,
  THREAD,
  THREAD_INPUT,
  threadWith,
  ZIP,
} from '#tests/support/catalogue-shop.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the list of products on %s', (engine) => {
  let shop: CatalogueShop;

  beforeEach(async () => {
    shop = await openCatalogueShop(engine);
  });
  afterEach(() => shop.close());

  test('lists whole products by the specification’s names [API-004 DATA-001 DATA-002 DATA-003 DATA-004]', async () => {
    const product = (await shop.listed()).find(({ _id }) => _id === THREAD.id);
    expect(product).toEqual({
      _id: THREAD.id,
      offer: false,
      section: 'Merceria',
      subsection: 'Hilos',
      filter: false,
      data: {
        type: 'Algodón',
        items: [
          {
            marca: 'Güemes',
            name: 'Hilo de algodón',
            photo: ['/images/cono-carmin.webp'],
            price: '5000',
            summary: 'Hilo mercerizado de fibra larga',
            description: 'Hilo de fibra larga/Resiste el lavado',
            specsTecs: 'Largo: 500 m',
            colours: ['Rojo', 'Azul', 'Coral'],
            models: [],
            code: 'H-1',
            wholesalePrice: '54000',
            quantity: '12 unidades',
          },
        ],
      },
    });
  });

  test('a text that finds nothing is taken as a code, whatever stands between its signs [FIND-003 QUOTE-007]', async () => {
    await shop.create(threadWith({ name: 'Recta', code: 'IND-112648' }));
    for (const text of ['ind112648', 'IND 112648', 'ind.112648', '112648', 'lnd112648']) {
      expect(namesOf(await shop.listed(`?q=${text}`))).toEqual(['Recta']);
      expect(namesOf(await shop.listed(`?q=${text}&order=newest`))).toEqual(['Recta']);
      expect(namesOf(await shop.listed(`?q=${text}&offers=1`))).toEqual([]);
    }
    for (const text of ['ind11264', 'ind-1126489', '2648']) {
      expect(namesOf(await shop.listed(`?q=${text}&near=0&code=`))).toEqual([]);
    }
  });

  test('the offers are listed alone, with words, a code or an order too [CAROUSEL-003]', async () => {
    await shop.create(threadWith({ name: 'Hilo rebajado', code: 'H-2' }, { offer: true }));
    expect(namesOf(await shop.listed('?offers=1'))).toEqual(['Hilo rebajado']);
    expect(namesOf(await shop.listed('?offers=1&q=hilo'))).toEqual(['Hilo rebajado']);
    expect(namesOf(await shop.listed('?offers=1&order=newest'))).toEqual(['Hilo rebajado']);
    expect(namesOf(await shop.listed('?offers=1&code=h-2'))).toEqual(['Hilo rebajado']);
    expect(namesOf(await shop.listed('?offers=1&code=h-1'))).toEqual([]);
    expect(namesOf(await shop.listed('?offers=0'))).toHaveLength(3);
  });

  test('hidden products are for administrators alone [PERM-G02 FILTER-012 FILTER-013 FILTER-014]', async () => {
    expect(namesOf(await shop.listed())).toEqual(['Cierre metálico', 'Hilo de algodón']);
    expect(namesOf(await shop.listed(`?ids=${THREAD.id},${HIDDEN.id}`))).toEqual(['Hilo de algodón']);
    expect((await shop.call({ url: `/api/items/${HIDDEN.id}` })).statusCode).toBe(404);
    expect((await shop.call({ url: '/api/items?hidden=1' })).statusCode).toBe(401);
    expect((await shop.call({ url: '/api/items?deleted=1' })).statusCode).toBe(401);
    expect(namesOf(await shop.listedForAdministrator())).toEqual([
      'Cierre metálico',
      'Hilo de algodón',
      'Hilo oculto',
    ]);
    expect(namesOf(await shop.listedForAdministrator('?hidden=1&page=1&size=10'))).toHaveLength(3);
    expect(namesOf(await shop.listedForAdministrator('?page=1&size=10'))).toHaveLength(2);
  });

  test('pages, searches by text and by code, and counts [SEARCH-010 SEARCH-013 SEARCH-G05]', async () => {
    const answer = await shop.call({ url: '/api/items?q=ALGODON%20guemes&page=1&size=10' });
    expect(answer.headers['x-total-count']).toBe('1');
    expect(namesOf(answer.json())).toEqual(['Hilo de algodón']);
    expect(namesOf(await shop.listed('?code=%20h-1%20'))).toEqual(['Hilo de algodón']);
    expect(await shop.listed('?code=H')).toEqual([]);
    const pages = [...(await shop.listed('?page=1&size=1')), ...(await shop.listed('?page=2&size=1'))];
    expect(namesOf(pages)).toEqual(['Cierre metálico', 'Hilo de algodón']);
    expect(await shop.listed('?page=3&size=1')).toEqual([]);
  });

  test('lists products without price, photo or code, also within a search, and the newest first [PRODADM-001]', async () => {
    const { items } = THREAD_INPUT.data;
    const bare = { ...items[0], code: undefined, photo: [], price: '', wholesalePrice: '0', quantity: '0' };
    for (const name of ['Aguja sin nada', 'Botón sin nada']) {
      shop.clock.now += 1000;
      await shop.create({ ...THREAD_INPUT, data: { ...THREAD_INPUT.data, items: [{ ...bare, name }] } });
    }
    const noCode = { ...items[0], code: undefined, name: 'Hilo sin código' };
    await shop.create({ ...THREAD_INPUT, filter: true, data: { ...THREAD_INPUT.data, items: [noCode] } });
    const both = ['Aguja sin nada', 'Botón sin nada'];
    expect(namesOf(await shop.listed('?missing=price'))).toEqual(both);
    expect(namesOf(await shop.listed('?missing=photo&q=aguja'))).toEqual(['Aguja sin nada']);
    expect(namesOf(await shop.listed('?missing=code&code=h-1'))).toEqual([]);
    expect(namesOf(await shop.listedForAdministrator('?missing=code&hidden=1'))).toEqual([
      ...both,
      'Hilo sin código',
    ]);
    const second = await shop.call({ url: '/api/items?missing=photo&page=2&size=1' });
    expect([second.headers['x-total-count'], second.json()]).toEqual(['2', [expect.anything()]]);
    const newest = (await shop.listed('?order=newest')).map(({ data }) => data.items[0]?.name);
    expect(newest).toHaveLength(4);
    expect(newest.slice(0, 2)).toEqual(['Botón sin nada', 'Aguja sin nada']);
    const ids = (await shop.callAsAdministrator({ url: '/api/items/ids' })).json();
    expect(ids).toEqual((await shop.listed('?order=newest')).map(({ _id }) => _id));
    const named = await shop.callAsAdministrator({ url: '/api/items/ids?missing=photo' });
    expect(named.json()).toHaveLength(2);
    expect((await shop.callAsAdministrator({ url: '/api/items/ids?deleted=1' })).json()).toEqual([]);
    expect((await shop.call({ url: '/api/items/ids' })).statusCode).toBe(401);
    expect((await shop.call({ url: '/api/items?missing=colour' })).statusCode).toBe(400);
  });

  test('the list is sorted by name, code or price, both ways; without code or price last [BUY-007]', async () => {
    const { items } = THREAD_INPUT.data;
    for (const [name, code, price] of [
      ['Cinta 10', 'C-10', '900'],
      ['Cinta 9', 'C-9', ''],
      ['Ñandutí', undefined, '100'],
      ['Dedal', 'C-90', '200'],
    ]) {
      shop.clock.now += 1000;
      const item = { ...items[0], name, code, price, wholesalePrice: '0', quantity: '0' };
      await shop.create({ ...THREAD_INPUT, data: { ...THREAD_INPUT.data, items: [item] } });
    }
    const inOrder = async (order: string) =>
      (await shop.listed(`?order=${order}&brand=${encodeURIComponent('Güemes')}`)).map(
        ({ data }) => data.items[0]?.name,
      );
    expect(await inOrder('name')).toEqual(['Cinta 9', 'Cinta 10', 'Dedal', 'Hilo de algodón', 'Ñandutí']);
    expect(await inOrder('name-desc')).toEqual((await inOrder('name')).toReversed());
    expect(await inOrder('code')).toEqual(['Cinta 9', 'Cinta 10', 'Dedal', 'Hilo de algodón', 'Ñandutí']);
    expect(await inOrder('code-desc')).toEqual([
      'Hilo de algodón',
      'Dedal',
      'Cinta 10',
      'Cinta 9',
      'Ñandutí',
    ]);
    expect(await inOrder('cheapest')).toEqual(['Ñandutí', 'Dedal', 'Cinta 10', 'Hilo de algodón', 'Cinta 9']);
    expect(await inOrder('dearest')).toEqual(['Hilo de algodón', 'Cinta 10', 'Dedal', 'Ñandutí', 'Cinta 9']);
    expect(namesOf(await shop.listed('?order=code&q=cinta'))).toEqual(['Cinta 10', 'Cinta 9']);
    expect((await shop.call({ url: '/api/items?order=colour' })).statusCode).toBe(400);
  });

  test('lists products whose price did not change in so many days, hidden ones on request [STUDIO-010]', async () => {
    const { items } = THREAD_INPUT.data;
    const named = (name: string, price: string) => ({ ...items[0], code: undefined, name, price });
    const add = (name: string, price: string, filter = false) =>
      shop.create({ ...THREAD_INPUT, filter, data: { ...THREAD_INPUT.data, items: [named(name, price)] } });
    shop.clock.now -= 30 * 86_400_000;
    await add('Viejo', '100');
    await add('Viejo oculto', '100', true);
    await add('Viejo sin precio', '');
    shop.clock.now += 30 * 86_400_000;
    await add('Nuevo', '100');
    const old = await shop.listed('?unchangedDays=30');
    expect(namesOf(old)).toContain('Viejo');
    expect(namesOf(old)).not.toContain('Nuevo');
    expect(namesOf(old)).not.toContain('Viejo sin precio');
    expect(namesOf(await shop.listedForAdministrator('?unchangedDays=30&hidden=1&q=oculto'))).toEqual([
      'Viejo oculto',
    ]);
    expect(await shop.listed('?unchangedDays=31')).toEqual([]);
    expect((await shop.call({ url: '/api/items?unchangedDays=0' })).statusCode).toBe(400);
  });

  test('a process sees the writes of another one', async () => {
    const before = shop.ctx.catalogue.version();
    await shop.ctx.db
      .updateTable('products')
      .set({ name: 'De otro proceso', changed_in: before + 1 })
      .where('id', '=', ZIP.id)
      .execute();
    await shop.ctx.db
      .updateTable('counters')
      .set({ value: before + 1 })
      .where('name', '=', 'catalogue-version')
      .execute();
    await shop.ctx.catalogue.catchUp();
    expect(namesOf(await shop.listed())).toEqual(['De otro proceso', 'Hilo de algodón']);
  });
});
