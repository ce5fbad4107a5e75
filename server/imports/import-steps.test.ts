import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireImportEntry, WireImportState } from '#schemas/import-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { applyImportNamed, checkAgain, checkedImport, IMPORT_OPTIONS } from '#tests/support/import-file.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { applyImport } from './apply-import.ts';
import { importState } from './list-imports.ts';
import { receiveImport } from './receive-import.ts';

const HEADER = 'Código;Nombre;Marca;Sección;Subsección;Tipo;Precio;Colores';

describe.each(ENGINES)('an import on %s', (engine) => {
  const thread = aThread({ code: 'H-900', price: pesos(5000) });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread] });
  });
  afterEach(() => shop.close());

  const get = (url: string) => shop.callAsAdministrator({ url: `/api${url}` });
  const items = async () => (await get('/items?hidden=1')).json<ReturnType<typeof productToWire>[]>();
  async function edit(product: Product): Promise<void> {
    const { _id, ...payload } = productToWire(product);
    const url = `/api/items/${_id}`;
    expect((await shop.callAsAdministrator({ method: 'PUT', url, payload })).statusCode).toBe(200);
  }
  async function addProduct(product: Product): Promise<void> {
    const { _id, ...payload } = productToWire({ ...product, photos: [] });
    const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload });
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  }
  const undo = (id: string) => shop.callAsAdministrator({ method: 'POST', url: `/api/imports/${id}/undo` });
  const THREAD_ROW = `h-900 ;${thread.name};${thread.brand};Mercería;${thread.subsection};${thread.type}`;
  const NEEDLE_ROW = 'A-1;Aguja fina;Pony;mercería;agujas;coser a mano;"12,5";';

  test('a dry run shows each change cell by cell and stores nothing [IMPORT-004 IMPORT-005]', async () => {
    const before = await items();
    const { read, check } = await checkedImport(shop, `${HEADER}\n${THREAD_ROW};6.000;\n${NEEDLE_ROW}\n`);
    expect(read).toMatchObject({ source: 'hilvan', rows: 2 });
    expect(read.columns[6]).toEqual({
      name: 'Precio',
      letter: 'G',
      sample: ['6.000', '12,5'],
      field: 'price',
    });
    expect(check).toMatchObject({ new: 1, changed: 1, unchanged: 0, wrong: 0, errors: [], categories: [] });
    expect(check.changes[0]).toEqual({
      row: 2,
      _id: thread.id,
      code: 'H-900',
      name: thread.name,
      kind: 'changed',
      cells: [{ field: 'price', before: '$\u00a05.000,00', after: '$\u00a06.000,00' }],
    });
    expect(check.changes[1]).toMatchObject({ row: 3, _id: null, code: 'A-1', kind: 'new' });
    expect(check.changes[1]?.cells).toContainEqual({ field: 'type', before: '', after: 'Coser a mano' });
    expect(await items()).toEqual(before);
    expect((await get(`/imports/${read.id}/changes?page=1`)).json()).toEqual(check.changes);
    expect((await get(`/imports/${read.id}/changes?page=2`)).json()).toEqual([]);
  });

  test('applying does what the dry run showed, once for each key [IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, `${HEADER}\n${THREAD_ROW};6.000;\n${NEEDLE_ROW}\n`);
    const first = await applyImportNamed(shop, read.id);
    expect([first.statusCode, first.json()]).toMatchObject([200, { created: 1, updated: 1 }]);
    const after = await items();
    expect(after.find(({ _id }) => _id === thread.id)?.data.items[0]?.price).toBe('6000');
    const needle = after.find(({ data }) => data.items[0]?.code === 'A-1');
    expect(needle).toMatchObject({
      subsection: 'Agujas',
      filter: false,
      data: { items: [{ price: '12.50' }] },
    });
    const again = await applyImportNamed(shop, read.id);
    expect(again.json()).toEqual(first.json());
    expect(await items()).toEqual(after);
    expect((await applyImportNamed(shop, read.id, { key: 'otra-clave-1' })).json().code).toBe(
      'import-finished',
    );
    const [entry] = (await get('/imports')).json<WireImportEntry[]>();
    expect(entry).toMatchObject({
      id: read.id,
      status: 'applied',
      created: 1,
      updated: 1,
      fileName: 'productos.csv',
    });
    const log = (await get('/log')).json().entries;
    expect(log[0]).toMatchObject({ kind: 'products-imported', details: { created: 1, updated: 1 } });
    expect((await get('/items?deleted=1&page=1')).json()).toEqual([]);
  });

  test('options leave new or known products out, hide new ones and clear empty cells [IMPORT-004]', async () => {
    const list = `${HEADER}\n${THREAD_ROW};;\n${NEEDLE_ROW}\n`;
    const { read, check } = await checkedImport(shop, list);
    expect(check).toMatchObject({ new: 1, unchanged: 1, skipped: 0 });
    const checked = async (options: Partial<typeof IMPORT_OPTIONS>) =>
      checkAgain(shop, read, { options: { ...IMPORT_OPTIONS, ...options } });
    expect(await checked({ create: false })).toMatchObject({ new: 0, unchanged: 1, skipped: 1 });
    expect(await checked({ update: false, clearEmpty: true })).toMatchObject({
      new: 1,
      changed: 0,
      skipped: 1,
    });
    const cleared = await checked({ clearEmpty: true, hideNew: true });
    expect(cleared.changes[0]?.cells).toEqual([
      { field: 'price', before: '$\u00a05.000,00', after: 'Consultar' },
      { field: 'colours', before: 'Rojo, Azul, Coral', after: '' },
    ]);
    await applyImportNamed(shop, read.id);
    expect((await items()).find(({ data }) => data.items[0]?.code === 'A-1')?.filter).toBe(true);
  });

  test('wrong rows are named by row and column, and nothing is applied without a choice [IMPORT-005 IMPORT-006]', async () => {
    const wrong = ['A-2;;Pony;mercería;agujas;tejer;12,3,4;', 'A-2;Otra;Pony;mercería;agujas;tejer;5;Rojizo'];
    const { read, check } = await checkedImport(shop, `${HEADER}\n${NEEDLE_ROW}\n${wrong.join('\n')}\n`);
    expect(check).toMatchObject({ new: 1, wrong: 2 });
    expect(check.errors).toEqual([
      { row: 3, column: 'Precio', message: 'fila 3, columna G «Precio»: «12,3,4» no es un número' },
      { row: 3, column: 'Nombre', message: 'fila 3, columna B «Nombre»: está vacío' },
      { row: 4, column: 'Código', message: 'fila 4, columna A «Código»: repite el producto de la fila 3' },
      {
        row: 4,
        column: 'Colores',
        message: 'fila 4, columna H «Colores»: Rojizo no es uno de los 48 colores',
      },
    ]);
    const refused = await applyImportNamed(shop, read.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'wrong-rows', wrong: 2 }]);
    const file = await get(`/imports/${read.id}/wrong-rows?format=csv`);
    expect(file.headers['content-disposition']).toContain('filas-con-errores.csv');
    const lines = file.body.trim().split('\r\n');
    expect(lines[0]).toBe(`${HEADER};Motivos`);
    expect(lines[1]).toBe(
      `${wrong[0]};fila 3, columna G «Precio»: «12,3,4» no es un número. fila 3, columna B «Nombre»: está vacío`,
    );
    expect((await applyImportNamed(shop, read.id, { onlyGood: true })).json()).toMatchObject({ created: 1 });
    expect(await items()).toHaveLength(2);
  });

  test('products that changed since the dry run are named, and nothing is applied [IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, `${HEADER}\n${THREAD_ROW};6.000;\n${NEEDLE_ROW}\n`);
    await edit({ ...thread, price: pesos(5500) });
    await addProduct(aThread({ code: 'a-1' }));
    const before = await items();
    const refused = await applyImportNamed(shop, read.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'rows-changed',
      rows: [
        { row: 2, code: 'H-900', name: thread.name },
        { row: 3, code: 'a-1' },
      ],
    });
    expect(await items()).toEqual(before);
    expect(await checkAgain(shop, read)).toMatchObject({ changed: 2, new: 0 });
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ created: 0, updated: 2 });
  });

  test('undoing removes what nobody ordered or edited, and names what stays [IMPORT-007]', async () => {
    const rows = ['A-1;Uno', 'A-2;Dos', 'A-3;Tres'].map(
      (start) => `${start};Pony;mercería;agujas;tejer;100;`,
    );
    const { read } = await checkedImport(shop, `${HEADER}\n${rows.join('\n')}\n`);
    await applyImportNamed(shop, read.id);
    const [one, two] = (await items()).filter(({ data }) => data.items[0]?.code?.startsWith('A-'));
    if (one === undefined || two === undefined) throw new Error('the import made no products');
    const ordered = {
      ...aThread(),
      id: one._id,
      price: pesos(100),
      bulkOffer: null,
      colours: [],
      models: [],
    };
    const payload = anOrderRequest([{ product: ordered, quantities: { '': 500 } }]);
    const order = await shop.call({ method: 'POST', url: '/api/orders', payload });
    expect([order.statusCode, order.body]).toEqual([201, order.body]);
    const [item] = two.data.items;
    const { _id: _two, ...renamed } = {
      ...two,
      data: { ...two.data, items: [{ ...item, name: 'Dos más' }] },
    };
    await shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${two._id}`, payload: renamed });
    const answer = await undo(read.id);
    expect(answer.json()).toMatchObject({ removed: 1, restored: 0 });
    const kept = answer.json().kept.map(({ _id, reason }: { _id: string; reason: string }) => [_id, reason]);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(
      expect.arrayContaining([
        [one._id, 'ordered'],
        [two._id, 'edited'],
      ]),
    );
    expect(await items()).toHaveLength(3);
    expect((await undo(read.id)).json().code).toBe('import-not-applied');
  });

  test('what happens to a product from day to day, by hand, by many or by a later file, is no edit of it [IMPORT-007]', async () => {
    const row = (code: string, price: number) => `${code};Aguja ${code};Pony;mercería;agujas;tejer;${price};`;
    const codes = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'];
    const { read } = await checkedImport(shop, [HEADER, ...codes.map((code) => row(code, 100))].join('\n'), {
      options: { ...IMPORT_OPTIONS, hideNew: true },
    });
    await applyImportNamed(shop, read.id);
    const made = new Map((await items()).map(({ _id, data }) => [data.items[0]?.code, _id]));
    const call = (method: 'POST' | 'PUT', url: string, payload?: object) =>
      shop.callAsAdministrator({ method, url: `/api${url}`, ...(payload !== undefined && { payload }) });
    await call('PUT', `/showhideitem/${made.get('A-1')}`, { filter: false });
    await call('PUT', `/items/${made.get('A-2')}/availability`, { soldOut: true });
    const next = await checkedImport(shop, `${HEADER}\n${row('A-3', 150).replace('Aguja', 'Agujón')}\n`);
    expect((await applyImportNamed(shop, next.read.id)).json()).toMatchObject({ updated: 1 });
    const ids = codes.map((code) => ({ _id: made.get(code) }));
    const offered = await call('POST', '/items/actions', { ids, action: 'offer', value: true });
    await call('POST', `/items/actions/${offered.json().undo}/undo`);
    const place = { section: 'Merceria', subsection: 'Agujas', type: 'Crochet' };
    await call('POST', '/items/actions', {
      ids: [{ _id: made.get('A-4') }],
      action: 'category',
      value: place,
    });
    await call('POST', '/update-prices', { rows: [{ codigo: 'A-5', precio: '170' }] });
    const sixth = (await items()).find(({ _id }) => _id === made.get('A-6'));
    if (sixth === undefined) throw new Error('the import made no product');
    const { _id, ...repriced } = sixth;
    const [item] = sixth.data.items;
    const data = { ...sixth.data, items: [{ ...item, price: '180' }] };
    expect((await call('PUT', `/items/${_id}`, { ...repriced, data })).statusCode).toBe(200);
    expect((await undo(read.id)).json()).toMatchObject({ removed: 6, kept: [] });
  });

  test('its prices are a batch of the history, and undoing restores those that nobody changed since [IMPORT-007]', async () => {
    const other = aThread({ code: 'H-901', price: pesos(700) });
    await addProduct(other);
    const rows = [`${THREAD_ROW};6.000;`, `H-901;${other.name};;;;;800;`];
    const { read } = await checkedImport(shop, `${HEADER}\n${rows.join('\n')}\n`);
    const { batch } = (await applyImportNamed(shop, read.id)).json();
    const [listed] = (await get('/price-changes')).json();
    expect(listed).toMatchObject({ id: batch, source: 'import', status: 'applied', changed: 2 });
    expect(listed.rule).toBe('Importación de productos.csv: 2 precios cambiados');
    await edit({ ...thread, price: pesos(6500) });
    const undone = (await undo(read.id)).json();
    expect(undone).toMatchObject({ removed: 0, restored: 1 });
    expect(undone.kept).toEqual([
      { _id: thread.id, code: 'H-900', name: thread.name, reason: 'changed-since' },
    ]);
    const prices = (await items()).map(({ data }) => data.items[0]?.price);
    expect(prices.sort()).toEqual(['6500', '700']);
  });

  test('undoing says what stays of products that were there, and an import of which nothing goes back stays applied [IMPORT-007]', async () => {
    const renamed = THREAD_ROW.replace(thread.name, 'Hilo renombrado');
    const { read, check } = await checkedImport(shop, `${HEADER}\n${renamed};6.000;\n${NEEDLE_ROW}\n`);
    expect(check).toMatchObject({ new: 1, changed: 1, otherChanges: 1 });
    await applyImportNamed(shop, read.id);
    shop.clock.now += 60_000;
    expect((await undo(read.id)).json()).toEqual({
      removed: 1,
      restored: 1,
      otherChanges: 1,
      isUndone: true,
      kept: [],
    });
    const [listed] = (await get('/price-changes')).json();
    expect(listed.rule).toMatch(/^Deshecho: Importación de /);
    const names = (await items()).map(({ data }) => data.items[0]?.name);
    expect(names).toEqual(['Hilo renombrado']);

    const second = await checkedImport(shop, `${HEADER}\n${THREAD_ROW};;\n`);
    await applyImportNamed(shop, second.read.id);
    const logged = (await get('/log')).json().entries.length;
    const nothing = { removed: 0, restored: 0, otherChanges: 1, isUndone: false, kept: [] };
    expect((await undo(second.read.id)).json()).toEqual(nothing);
    expect((await get(`/imports/${second.read.id}`)).json()).toMatchObject({ status: 'applied' });
    expect((await get('/log')).json().entries).toHaveLength(logged);
  });

  test('an import can be left and come back to; its file is kept a day [IMPORT-011]', async () => {
    const { read, check } = await checkedImport(shop, `${HEADER}\n${NEEDLE_ROW}\n`);
    const state = (await get(`/imports/${read.id}`)).json<WireImportState>();
    expect(state).toMatchObject({ status: 'checked', columns: read.columns, check, progress: null });
    expect(state.request?.options).toEqual({ ...IMPORT_OPTIONS, showHidden: false, splitPrices: false });
    shop.clock.now += 24 * 3_600_000;
    const ctx = { ...shop.ctx, actor: { accountId: 'ana', email: 'ana@x.ar', role: 'encargado' } as const };
    expect(await importState(ctx, read.id)).toMatchObject({ status: 'expired', columns: [] });
    const application = { id: read.id, onlyGood: false, idempotencyKey: null };
    await expect(applyImport(ctx, application)).rejects.toMatchObject({ code: 'import-expired' });
    const bytes = Buffer.from(`${HEADER}\n${NEEDLE_ROW}\n`);
    await receiveImport(ctx, { fileName: 'otra.csv', bytes, choice: {}, room: (work) => work() });
    const parts = shop.ctx.db.selectFrom('import_parts').where('import_id', '=', read.id);
    expect(await parts.selectAll().execute()).toEqual([]);
  });

  test('a wrong cell can be mended by row and column, and the mended one is imported [IMPORT-005 IMPORT-006]', async () => {
    const list = 'Código;Nombre;Categoría;Precio\nM-1;Uno;Agujas;12,3,4\nM-2;Dos;Agujas;5,00\n';
    const { read, check } = await checkedImport(shop, list);
    expect(check).toMatchObject({ new: 1, wrong: 1 });
    const cells = [
      { row: 2, column: 'Precio', text: '12,30' },
      { row: 9, column: 'Precio', text: '1' },
      { row: 3, column: 'Ninguna', text: '1' },
    ];
    expect(await checkAgain(shop, read, { cells })).toMatchObject({ new: 2, wrong: 0 });
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ created: 2 });
    await shop.ctx.catalogue.catchUp();
    const prices = shop.ctx.catalogue.all().entries.map(({ product }) => [product.code, product.price]);
    expect(prices).toEqual(
      expect.arrayContaining([
        ['M-1', 1230],
        ['M-2', 500],
      ]),
    );
  });

  test('the template can be filled in and imported [IMPORT-001]', async () => {
    for (const format of ['csv', 'xlsx']) {
      const file = (await get(`/imports/template?format=${format}`)).rawPayload;
      const { read, check } = await checkedImport(shop, file);
      expect(read.source).toBe('hilvan');
      expect(read.columns.every(({ field }) => field !== null)).toBe(true);
      expect(check).toMatchObject({ new: 1, wrong: 0 });
    }
  });

  test('an unknown import is said so, and a visitor gets nothing [IMPORT-011 PERM-004]', async () => {
    expect((await get('/imports/nada')).json().code).toBe('import-not-found');
    expect((await shop.call({ url: '/api/imports' })).statusCode).toBe(401);
  });
});
