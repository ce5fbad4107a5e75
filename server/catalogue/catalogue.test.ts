import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { productToWire, type WireProduct } from '#schemas/wire/product.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  const thread = aThread({ name: 'Hilo de algodón', code: 'H-1', brand: 'Güemes' });
  const zip = aThread({ name: 'Cierre metálico', subsection: 'Cierres', type: 'Metálico', code: 'C-7' });
  const hidden = aThread({ name: 'Hilo oculto', isHidden: true, code: 'H-9' });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, zip, hidden] });
  });
  afterEach(() => shop.close());

  const listed = async (query = '') => (await shop.call({ url: `/api/items${query}` })).json<WireProduct[]>();
  const seenByAdministrator = async (query = '') =>
    (await shop.callAsAdministrator({ url: `/api/items${query}` })).json<WireProduct[]>();
  const names = (products: readonly WireProduct[]) => products.map(({ data }) => data.items[0]?.name).sort();
  const { _id: _threadId, ...input } = productToWire(thread);
  const withItem = (change: object, rest: object = {}) => ({
    ...input,
    ...rest,
    data: { ...input.data, items: [{ ...input.data.items[0], code: undefined, ...change }] },
  });
  const create = (payload: object, headers: Record<string, string> = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload, headers });
  const replace = (id: string, payload: object, headers: Record<string, string> = {}) =>
    shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${id}`, payload, headers });

  test('API-004 DATA-001 DATA-002 DATA-003 DATA-004 lists whole products by the specification’s names', async () => {
    const product = (await listed()).find(({ _id }) => _id === thread.id);
    expect(product).toEqual({
      _id: thread.id,
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

  test('PERM-G02 FILTER-012 FILTER-013 FILTER-014 hidden products are for administrators alone', async () => {
    expect(names(await listed())).toEqual(['Cierre metálico', 'Hilo de algodón']);
    expect(names(await listed(`?ids=${thread.id},${hidden.id}`))).toEqual(['Hilo de algodón']);
    expect((await shop.call({ url: `/api/items/${hidden.id}` })).statusCode).toBe(404);
    expect((await shop.call({ url: '/api/items?hidden=1' })).statusCode).toBe(401);
    expect((await shop.call({ url: '/api/items?deleted=1' })).statusCode).toBe(401);
    expect(names(await seenByAdministrator())).toEqual(['Cierre metálico', 'Hilo de algodón', 'Hilo oculto']);
    expect(names(await seenByAdministrator('?hidden=1&page=1&size=10'))).toHaveLength(3);
    expect(names(await seenByAdministrator('?page=1&size=10'))).toHaveLength(2);
  });

  test('SEARCH-010 SEARCH-013 SEARCH-G05 pages, searches by text and by code, and says how many there are', async () => {
    const answer = await shop.call({ url: '/api/items?q=ALGODON%20guemes&page=1&size=10' });
    expect(answer.headers['x-total-count']).toBe('1');
    expect(names(answer.json())).toEqual(['Hilo de algodón']);
    expect(names(await listed('?code=%20h-1%20'))).toEqual(['Hilo de algodón']);
    expect(await listed('?code=H')).toEqual([]);
    const pages = [...(await listed('?page=1&size=1')), ...(await listed('?page=2&size=1'))];
    expect(names(pages)).toEqual(['Cierre metálico', 'Hilo de algodón']);
    expect(await listed('?page=3&size=1')).toEqual([]);
  });

  test('PRODADM-001 lists what has no price, photo or code, with a text too, and the newest first', async () => {
    const { items } = input.data;
    const bare = { ...items[0], code: undefined, photo: [], price: '', wholesalePrice: '0', quantity: '0' };
    for (const name of ['Aguja sin nada', 'Botón sin nada']) {
      shop.clock.now += 1000;
      await create({ ...input, data: { ...input.data, items: [{ ...bare, name }] } });
    }
    const noCode = { ...items[0], code: undefined, name: 'Hilo sin código' };
    await create({ ...input, filter: true, data: { ...input.data, items: [noCode] } });
    const both = ['Aguja sin nada', 'Botón sin nada'];
    expect(names(await listed('?missing=price'))).toEqual(both);
    expect(names(await listed('?missing=photo&q=aguja'))).toEqual(['Aguja sin nada']);
    expect(names(await listed('?missing=code&code=h-1'))).toEqual([]);
    expect(names(await seenByAdministrator('?missing=code&hidden=1'))).toEqual([...both, 'Hilo sin código']);
    const second = await shop.call({ url: '/api/items?missing=photo&page=2&size=1' });
    expect([second.headers['x-total-count'], second.json()]).toEqual(['2', [expect.anything()]]);
    const newest = (await listed('?order=newest')).map(({ data }) => data.items[0]?.name);
    expect(newest).toHaveLength(4);
    expect(newest.slice(0, 2)).toEqual(['Botón sin nada', 'Aguja sin nada']);
    expect((await shop.call({ url: '/api/items?missing=colour' })).statusCode).toBe(400);
  });

  test('API-005 HOME-002 a created product is in the next list, with its version', async () => {
    const answer = await create(withItem({ name: 'Hilo nuevo' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    expect(names(await listed())).toContain('Hilo nuevo');
  });

  test('API-005 a product that is sent again with its key is made once', async () => {
    const headers = { 'idempotency-key': 'clave-del-producto' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(withItem({ name: 'Dos veces' }), headers)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const [id, ...others] = new Set(answers.map((answer) => answer.json<WireProduct>()._id));
    expect(others).toEqual([]);
    await replace(id ?? '', withItem({ name: 'Una vez' }));
    const again = await create(withItem({ name: 'Dos veces' }), headers);
    expect([again.headers.etag, again.json<WireProduct>().data.items[0]?.name]).toEqual(['"2"', 'Una vez']);
    const other = await create(withItem({ name: 'Otro' }), headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    expect((await listed('?q=vez')).length).toBe(1);
  });

  test('API-005 a refused product leaves its key free; without a key every product is new', async () => {
    const headers = { 'idempotency-key': 'clave-del-producto' };
    const taken = withItem({ code: 'h-1' });
    expect((await create(taken, headers)).statusCode).toBe(409);
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect((await create(taken, headers)).statusCode).toBe(201);
    await create(withItem({ name: 'Sin clave' }));
    await create(withItem({ name: 'Sin clave' }));
    expect((await listed('?q=sin%20clave')).length).toBe(2);
  });

  test('WIZARD-009 WIZARD-024 PRICE-007 PRICE-008 only section, subsection and type are required', async () => {
    const answer = await create({
      section: 'Maquina',
      subsection: 'Familiar',
      data: { type: 'Overlock', items: [{}] },
    });
    expect(answer.json()).toMatchObject({
      offer: false,
      filter: false,
      data: { items: [{ marca: '', name: '', price: '', photo: [], wholesalePrice: '0', quantity: '0' }] },
    });
    const empty = await create({});
    expect(empty.statusCode).toBe(400);
    expect(empty.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'section',
      'subsection',
      'data',
    ]);
  });

  test('API-006 HOME-003 a replaced product is in the next list', async () => {
    const answer = await replace(thread.id, withItem({ name: 'Hilo cambiado', price: '1500.50' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()._id).toBe(thread.id);
    const now = (await listed()).find(({ _id }) => _id === thread.id);
    expect(now?.data.items[0]).toMatchObject({ name: 'Hilo cambiado', price: '1500.50' });
  });

  test('a change over somebody else’s change is refused with the product as it is', async () => {
    const headers = { 'if-match': '"1"' };
    expect((await replace(thread.id, withItem({ name: 'Primera' }), headers)).headers.etag).toBe('"2"');
    const stale = await replace(thread.id, withItem({ name: 'Segunda' }), headers);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      current: { data: { items: [{ name: 'Primera' }] } },
    });
    expect((await replace(thread.id, withItem({ name: 'Tercera' }))).statusCode).toBe(200);
  });

  test('API-006 of administrators who save one product at once exactly one wins, and the others see what won', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        replace(thread.id, withItem({ name: `Edición ${index}` }), { 'if-match': '"1"' }),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 412);
    expect([won.length, lost.length]).toEqual([1, 7]);
    const [winner] = won.map((answer) => answer.json<WireProduct>());
    for (const answer of lost) expect(answer.json().current).toEqual(winner);
    expect((await listed()).find(({ _id }) => _id === thread.id)).toEqual(winner);
  });

  test('API-007 PRODADM-G01 a deleted product is gone for everyone, and can be restored', async () => {
    const answer = await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect(answer.statusCode).toBe(204);
    expect(names(await listed())).toEqual(['Cierre metálico']);
    expect(names(await seenByAdministrator())).not.toContain('Hilo de algodón');
    expect(names(await seenByAdministrator('?deleted=1'))).toEqual(['Hilo de algodón']);
    const again = await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect(again.statusCode).toBe(404);
    const restored = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/items/${thread.id}/restore`,
    });
    expect(restored.statusCode).toBe(200);
    expect(names(await listed())).toContain('Hilo de algodón');
  });

  test('API-008 PRODADM-009 a product is hidden and shown again', async () => {
    const setHidden = (filter: unknown) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/showhideitem/${thread.id}`, payload: { filter } });
    expect((await setHidden(true)).json()).toMatchObject({ _id: thread.id, filter: true });
    expect(names(await listed())).not.toContain('Hilo de algodón');
    expect((await setHidden(false)).json()).toMatchObject({ filter: false });
    expect(names(await listed())).toContain('Hilo de algodón');
    expect((await setHidden('si')).json().errors[0]).toMatchObject({ field: 'filter' });
  });

  test('a code belongs to one product that is not deleted, whatever its case', async () => {
    const taken = await create(withItem({ code: ' h-1 ' }));
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: 'code-taken', errors: [{ field: 'data.items.0.code' }] });
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    expect((await create(withItem({ code: 'h-1' }))).statusCode).toBe(201);
    const restored = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/items/${thread.id}/restore`,
    });
    expect(restored.statusCode).toBe(409);
  });

  test('a changed price is kept with who changed it, a changed name is not', async () => {
    await replace(thread.id, withItem({ name: 'Otro nombre' }));
    await replace(thread.id, withItem({ price: '5500', wholesalePrice: '0', quantity: '0' }));
    const changes = await shop.ctx.db.selectFrom('price_changes').selectAll().execute();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      product_id: thread.id,
      changed_by: 'ana@casahilvan.example',
      price_before: pesos(5000),
      price_after: pesos(5500),
      bulk_before: '12 × 5400000',
      bulk_after: null,
    });
  });

  test.each([
    ['a price that is none', { price: 'mil' }, 'price', 'Precio'],
    ['PRICE-G01 a price of zero', { price: '0' }, 'price', 'Precio'],
    ['a price with a comma', { price: '1500,50' }, 'price', 'Precio'],
    ['GRID-G03 a pack price without its units', { quantity: '0' }, 'quantity', 'Cantidad'],
    ['GRID-G03 units without their pack price', { wholesalePrice: '0' }, 'quantity', 'Cantidad'],
    ['DETAIL-G06 colours and models at once', { models: ['Modelo 1'] }, 'models', 'Modelos'],
    ['a colour twice', { colours: ['Rojo', 'Rojo'] }, 'colours', 'Colores'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name', 'Nombre'],
    ['a summary of 201 letters', { summary: 'a'.repeat(201) }, 'summary', 'Resumen'],
    ['a code of 41 letters', { code: 'a'.repeat(41) }, 'code', 'Código'],
    ['thirteen photos', { photo: Array(13).fill('/images/a.webp') }, 'photo', 'Fotos'],
    ['a photo of another site', { photo: ['https://otro.example/a.jpg'] }, 'photo.0', 'Fotos'],
    ['a photo that is a script', { photo: ['javascript:alert(1)'] }, 'photo.0', 'Fotos'],
  ])('API-G03 WIZARD-009 %s is refused by the name of its field', async (_title, change, field, label) => {
    const answer = await create(withItem(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({
      field: `data.items.0.${field}`,
      message: expect.stringContaining(`${label}: `),
    });
    expect(await seenByAdministrator()).toHaveLength(3);
  });

  test('DATA-015 DATA-G02 the section is one of two, and a product has one item', async () => {
    const section = await create({ ...input, section: 'Otra' });
    expect(section.json().errors[0]).toMatchObject({
      field: 'section',
      message: expect.stringContaining('Sección'),
    });
    const items = await create({ ...input, data: { ...input.data, items: [] } });
    expect(items.statusCode).toBe(400);
  });

  test('DATA-G01 a photo of a configured image host is accepted', async () => {
    const url = 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg';
    expect((await create(withItem({ photo: [url] }))).statusCode).toBe(201);
  });

  test('what one process writes, another sees', async () => {
    const before = shop.ctx.catalogue.version();
    await shop.ctx.db
      .updateTable('products')
      .set({ name: 'De otro proceso', changed_in: before + 1 })
      .where('id', '=', zip.id)
      .execute();
    await shop.ctx.db
      .updateTable('counters')
      .set({ value: before + 1 })
      .where('name', '=', 'catalogue-version')
      .execute();
    await shop.ctx.catalogue.catchUp();
    expect(names(await listed())).toEqual(['De otro proceso', 'Hilo de algodón']);
  });
});
