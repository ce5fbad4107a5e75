import { afterEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireImport, WireImportState } from '#schemas/import-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { bookOf } from '#tests/support/corpus/written-sheet.ts';
import { SHOPIFY, SHOPIFY_WITHOUT_PHOTOS, TIENDANUBE } from '#tests/support/foreign-lists.ts';
import {
  applyImportNamed,
  checkAgain,
  checkedImport,
  IMPORT_OPTIONS,
  multipartFile,
  postImport,
} from '#tests/support/import-file.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ANY_ENGINE)('what an import asks and remembers on %s', (engine) => {
  let shop: TestShop;
  afterEach(() => shop.close());

  test('codes of variants are kept: the next list finds the product by each, and its code stays [IMPORT-002 IMPORT-004]', async () => {
    shop = await openTestShop(engine);
    const { read } = await checkedImport(shop, SHOPIFY);
    await applyImportNamed(shop, read.id);
    const list = 'Código;Precio\nHM-2;1.700,00\n';
    const { read: next, check } = await checkedImport(shop, list);
    expect(check).toMatchObject({ new: 0, changed: 1, wrong: 0 });
    expect((await applyImportNamed(shop, next.id)).json()).toMatchObject({ created: 0, updated: 1 });
    const all = (await shop.callAsAdministrator({ url: '/api/items?hidden=1' })).json<WireProduct[]>();
    const [metallic] = all.flatMap(({ data }) => data.items).filter(({ code }) => code === 'HM-1');
    expect(metallic).toMatchObject({ price: '1700' });
    expect((await checkedImport(shop, 'Código;Precio\nHM-1;1.700,00\nHM-2;1.700,00\n')).check).toMatchObject({
      unchanged: 1,
      wrong: 0,
    });
  });

  test('colours that the shop lacks are listed once, and the answer is remembered [IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    const file = TIENDANUBE.replace('AZUL', 'Verde inglés');
    const { read, check } = await checkedImport(shop, file);
    expect(check.colours).toEqual([{ name: 'Verde inglés', rows: 1, guess: 'Verde agua' }]);
    const again = await checkAgain(shop, read, { colours: { 'Verde inglés': 'Verde botella' } });
    expect(again).toMatchObject({
      colours: [],
      readColours: [{ name: 'Verde inglés', colour: 'Verde botella', rows: 1 }],
    });
    const other = await checkedImport(shop, file);
    expect(other.check.colours).toEqual([]);
    expect(other.check.changes[0]?.cells).toContainEqual({
      field: 'colours',
      before: '',
      after: 'Rojo, Verde botella',
    });
    const refused = await shop.callAsAdministrator({
      method: 'POST',
      url: `/api/imports/${read.id}/check`,
      payload: { mapping: { SKU: 'code' }, colours: { Verde: 'Verdoso' }, options: IMPORT_OPTIONS },
    });
    expect(refused.json().errors[0].message).toBe('Verde: «Verdoso» no es un color de la tienda');
  });

  test('categories without a place come with the likeliest one, and a path of two levels finds its own [IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    const { check } = await checkedImport(
      shop,
      'Código;Nombre;Categoría\nA;Uno;Mercería > Cierres\nB;Dos;Ofertas > Botones\nC;Tres;Ofertas > Tijera de podar\n',
    );
    expect(check).toMatchObject({ new: 2, wrong: 1 });
    expect(check.categories).toEqual([
      {
        name: 'Ofertas > Tijera de podar',
        rows: 1,
        guess: { section: 'Merceria', subsection: 'Herramientas/Tijeras', type: 'Tijeras' },
      },
    ]);
  });

  test('what the shop hid stays hidden and is counted, unless showing it is chosen [IMPORT-004]', async () => {
    shop = await openTestShop(engine);
    const { read } = await checkedImport(shop, SHOPIFY_WITHOUT_PHOTOS, {
      options: { ...IMPORT_OPTIONS, hideNew: true },
    });
    await applyImportNamed(shop, read.id);
    const { check } = await checkedImport(shop, SHOPIFY_WITHOUT_PHOTOS);
    expect(check).toMatchObject({ changed: 0, unchanged: 2, staysHidden: 1 });
    const shown = await checkedImport(shop, SHOPIFY_WITHOUT_PHOTOS, {
      options: { ...IMPORT_OPTIONS, showHidden: true },
    });
    expect(shown.check).toMatchObject({ changed: 1, unchanged: 1, staysHidden: 0 });
  });

  test('a pack that the file does not name stays and is counted, unless it is to move with its price [IMPORT-004]', async () => {
    const packed = aThread({ id: 'hilo', code: 'H-1', name: 'Hilo', price: pesos(5000) });
    shop = await openTestShop(engine, { products: [packed] });
    const file = 'Código;Precio\nH-1;7500\n';
    expect((await checkedImport(shop, file)).check).toMatchObject({ changed: 1, packsStay: 1 });
    const named = 'Código;Precio;Precio por cantidad;Cantidad mínima\nH-1;7500;54000;12\n';
    expect((await checkedImport(shop, named)).check).toMatchObject({ changed: 1, packsStay: 0 });
    const moved = await checkedImport(shop, file, { options: { ...IMPORT_OPTIONS, movePacks: true } });
    expect(moved.check).toMatchObject({ changed: 1, packsStay: 0 });
    await applyImportNamed(shop, moved.read.id);
    expect(shop.ctx.catalogue.product('hilo')).toMatchObject({
      price: pesos(7500),
      bulkOffer: { minimumUnits: 12, packPrice: pesos(81_000) },
    });
  });

  test('new products that stayed hidden are shown by one call [IMPORT-004]', async () => {
    shop = await openTestShop(engine);
    const { read } = await checkedImport(shop, SHOPIFY, { options: { ...IMPORT_OPTIONS, hideNew: true } });
    const show = () => shop.callAsAdministrator({ method: 'POST', url: `/api/imports/${read.id}/show` });
    expect((await show()).statusCode).toBe(409);
    await applyImportNamed(shop, read.id);
    const stateOf = async () =>
      (await shop.callAsAdministrator({ url: `/api/imports/${read.id}` })).json<WireImportState>();
    expect((await stateOf()).hidden).toBe(2);
    expect((await show()).json()).toMatchObject({ changed: 2 });
    expect((await stateOf()).hidden).toBe(0);
    expect((await show()).json()).toEqual({ changed: 0, undo: null });
    const undo = { method: 'POST', url: `/api/imports/${read.id}/undo` } as const;
    expect((await shop.callAsAdministrator(undo)).json()).toMatchObject({ removed: 2, kept: [] });
  });

  test('of a workbook the sheet is named, and another one or another row of titles can be chosen [IMPORT-001]', async () => {
    shop = await openTestShop(engine);
    const header = ['Código', 'Nombre', 'Categoría'];
    const file = bookOf({
      Índice: [['Casa Hilván']],
      Mercería: [['Lista'], header, ['A', 'Uno', 'Botones']],
      Bajas: [header, ['B', 'Dos', 'Botones']],
    });
    const read = (await postImport(shop, file)).json<WireImport>();
    expect(read).toMatchObject({ sheet: 'Mercería', headerRow: 2, rows: 1 });
    expect(read.sheets).toEqual([
      { name: 'Índice', rows: 0, columns: [] },
      { name: 'Mercería', rows: 1, columns: header },
      { name: 'Bajas', rows: 1, columns: header },
    ]);
    expect(read.firstRows[1]).toEqual(header);
    const chosen = (query: string) =>
      shop.callAsAdministrator({ method: 'POST', url: `/api/imports?${query}`, ...multipartFile(file) });
    expect((await chosen('sheet=Bajas')).json()).toMatchObject({ sheet: 'Bajas', headerRow: 1 });
    const untitled = (await chosen('sheet=Bajas&headerRow=0')).json<WireImport>();
    expect(untitled.columns.map(({ name }) => name)).toEqual(['Columna A', 'Columna B', 'Columna C']);
    expect(untitled.rows).toBe(2);
    expect((await chosen('sheet=Nada')).json().detail).toBe(
      'La planilla no tiene una hoja visible con ese nombre.',
    );
  });
});
