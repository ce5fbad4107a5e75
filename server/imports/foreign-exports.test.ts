import { afterEach, describe, expect, test } from 'vitest';
import type { WireImport, WireImportState } from '#schemas/import-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { bookOf } from '#tests/support/corpus/written-sheet.ts';
import {
  applyImportNamed,
  checkAgain,
  checkedImport,
  IMPORT_OPTIONS,
  multipartFile,
  postImport,
} from '#tests/support/import-file.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const TIENDANUBE = `Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Descripción;Marca
cinta-raso;Cinta de raso;Cintas > Raso, Novedades;Color;Rojo;1,250.00;;5;CR-1;SI;"<p>Raso de 25&nbsp;mm</p><ul><li>Sat&eacute;n</li></ul>";Costurina
cinta-raso;;;;AZUL;1,250.00;;3;CR-2;;;
entretela;Entretela;Telas > Entretelas;Ancho;1 m;980.50;;;EN-1;NO;Fina;
entretela;;;;1,5 m;980.50;;;EN-2;;;
dedal;Dedal;Herramientas/Tijeras > Dedales;;;300.00;250.00;;DE-1;SI;;
`;

const SHOPIFY = `Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Product image URL
Hilo metalizado,hilo-metalizado,<div>Para bordar</div>,Ancla,Metalizado,TRUE,Active,HM-1,Talle,S,Color,Oro,1500.00,https://cdn.shopify.com/a.jpg
,hilo-metalizado,,,,,,HM-2,,M,,Plata,1500.00,
,hilo-metalizado,,,,,,,,,,,,https://cdn.shopify.com/b.jpg
Aceite,aceite,,,Aceites,FALSE,Draft,AC-1,Title,Default Title,,,820.5,
`;

const WITHOUT_PHOTOS = SHOPIFY.replaceAll(/https:\S+/g, '');

const WOOCOMMERCE = `ID,Type,SKU,Name,Published,Short description,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,BO,Botón,1,<b>Nácar</b>,"Uno\\nDos",,"Mercería > Herrajes y Broches > Botones, Ofertas",,,Color,"Negro, Blanco"
11,variation,BO-N,Botón - Negro,1,,,120,,,BO,Color,Negro
12,variation,BO-B,Botón - Blanco,1,,,120,,,id:10,Color,Blanco
13,simple,RE-1,Regla,0,,,2300,Reglas,,,Material,Acrílico
14,variation,XX,Suelta,1,,,5,,,NADA,Color,Rojo
`;

describe.each(ANY_ENGINE)('the product export of another program on %s', (engine) => {
  let shop: TestShop;
  afterEach(() => shop.close());

  async function productsByCode(): Promise<Record<string, WireProduct>> {
    const all = (await shop.callAsAdministrator({ url: '/api/items?hidden=1' })).json<WireProduct[]>();
    return Object.fromEntries(all.map((product) => [product.data.items[0]?.code ?? '', product]));
  }

  test('Tiendanube: rows become colours or models, categories find a place and are remembered [IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    // As that program writes it: in the Windows alphabet.
    const file = Buffer.from(TIENDANUBE, 'latin1');
    const { read, check } = await checkedImport(shop, file);
    expect(read).toMatchObject({ source: 'tiendanube', rows: 5 });
    const fields = Object.fromEntries(read.columns.map(({ name, field }) => [name, field]));
    expect(fields).toMatchObject({
      SKU: 'code',
      Stock: 'stock',
      'Precio promocional': null,
      Categorías: 'category',
    });
    expect(read.columns.filter(({ readings }) => readings !== undefined)).toEqual([]);
    expect(check).toMatchObject({ new: 2, wrong: 1, categories: [{ name: 'Telas > Entretelas', rows: 1 }] });
    const places = {
      'Telas > Entretelas': { section: 'Merceria', subsection: 'Reparadores', type: 'Entretela' },
    } as const;
    expect(await checkAgain(shop, read, { categories: places })).toMatchObject({
      new: 3,
      wrong: 0,
      categories: [],
      placed: [{ name: 'Telas > Entretelas', rows: 1 }],
    });
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ created: 3 });
    const products = await productsByCode();
    expect(products['CR-1']).toMatchObject({
      subsection: 'Cintas',
      filter: false,
      data: {
        type: 'Raso',
        items: [{ colours: ['Rojo', 'Azul'], models: [], price: '1250', marca: 'Costurina' }],
      },
    });
    expect(products['CR-1']?.data.items[0]?.description).toBe('Raso de 25 mm/• Satén');
    expect(products['EN-1']).toMatchObject({
      filter: true,
      data: { items: [{ models: ['1 m', '1,5 m'], price: '980.50' }] },
    });
    expect(products['DE-1']?.data.items[0]).toMatchObject({ price: '300', colours: [], models: [] });
    expect((await checkedImport(shop, file)).check).toMatchObject({
      unchanged: 3,
      new: 0,
      changed: 0,
      wrong: 0,
    });
  });

  test('Shopify: two options are one model, rows of pictures are its photos [IMPORT-002 IMPORT-009]', async () => {
    shop = await openTestShop(engine);
    const { read, check } = await checkedImport(shop, `\ufeff${SHOPIFY}`);
    expect(read.source).toBe('shopify');
    expect(check).toMatchObject({ new: 2, wrong: 0, categories: [], photos: 2 });
    expect(check.changes[0]?.cells).toContainEqual({
      field: 'photos',
      before: '',
      after: 'https://cdn.shopify.com/a.jpg\nhttps://cdn.shopify.com/b.jpg',
    });
    await applyImportNamed(shop, read.id);
    const products = await productsByCode();
    expect(products['HM-1']).toMatchObject({
      subsection: 'Hilos',
      data: {
        type: 'Metalizado',
        items: [{ models: ['S / Oro', 'M / Plata'], price: '1500', description: 'Para bordar' }],
      },
    });
    expect(products['AC-1']).toMatchObject({
      filter: true,
      data: { items: [{ models: [], price: '820.50' }] },
    });
  });

  test('WooCommerce: variations join their product by its code or number [IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    const { read, check } = await checkedImport(shop, WOOCOMMERCE);
    expect(read.source).toBe('woocommerce');
    expect(check).toMatchObject({ new: 2, wrong: 1 });
    expect(check.errors).toEqual([
      {
        row: 6,
        column: 'Parent',
        message: 'fila 6, columna K «Parent»: «NADA» no es un producto del archivo',
      },
    ]);
    await applyImportNamed(shop, read.id, { onlyGood: true });
    const products = await productsByCode();
    expect(products.BO).toMatchObject({
      subsection: 'Herrajes y Broches',
      data: {
        type: 'Botones',
        items: [{ colours: ['Negro', 'Blanco'], price: '120', summary: 'Nácar', description: 'Uno/Dos' }],
      },
    });
    expect(products['RE-1']).toMatchObject({
      filter: true,
      data: { type: 'Reglas', items: [{ colours: [], models: [] }] },
    });
  });

  test('variants with another price are named, since they share one in the shop [IMPORT-002 IMPORT-005]', async () => {
    shop = await openTestShop(engine);
    const { check } = await checkedImport(shop, SHOPIFY.replace('Plata,1500.00', 'Plata,1600.00'));
    expect(check.errors[0]?.message).toBe(
      'fila 3, columna M «Price»: «1600.00» no es el precio de las otras variantes: en la tienda comparten uno',
    );
  });

  test('the file of wrong rows has all rows of a product, so that it can be mended and imported [IMPORT-005]', async () => {
    shop = await openTestShop(engine);
    const faulty = SHOPIFY.replace('HM-2,,M,,Plata,1500.00', 'HM-2,,M,,Plata,1600.00');
    const { read, check } = await checkedImport(shop, faulty);
    expect(check).toMatchObject({ new: 1, wrong: 1 });
    expect(check.errors.map(({ row }) => row)).toEqual([3]);
    const url = `/api/imports/${read.id}/wrong-rows?format=csv`;
    const file = (await shop.callAsAdministrator({ url })).body;
    const [, ...lines] = file.trim().split('\r\n');
    expect(lines.map((line) => line.split(';').at(-1))).toEqual(['', expect.stringMatching(/^fila 3, /), '']);
    const mended = await checkedImport(
      shop,
      file.replace('1600,00', '1500,00').replace('1600.00', '1500.00'),
    );
    expect(mended.check).toMatchObject({ new: 1, wrong: 0, photos: 2 });
    expect(mended.check.changes[0]?.cells).toContainEqual({
      field: 'models',
      before: '',
      after: 'S / Oro, M / Plata',
    });
  });

  test('a supplier’s list in any order, encoding and language of its columns [IMPORT-001 IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    const list =
      'Lista de noviembre\n\nPRECIO FINAL\tRubro\tArtículo\tRef.\tNotas\n1.500,50\tAgujas\tAguja Nº 9\tAG-9\tx\n';
    const files = [
      Buffer.from(list),
      Buffer.from(`\ufeff${list}`),
      Buffer.from(`\ufeff${list}`, 'utf16le'),
      Buffer.from(`\ufeff${list}`, 'utf16le').swap16(),
      Buffer.from(list, 'latin1'),
      Buffer.from(list.replaceAll('\t', ';')),
      Buffer.from(list.replace('1.500,50', '"1.500,50"').replaceAll('\t', ',')),
    ];
    for (const file of files) {
      const { read, check } = await checkedImport(shop, file);
      expect(read.columns.map(({ field }) => field)).toEqual(['price', 'category', 'name', 'code', null]);
      expect(check).toMatchObject({ new: 1, wrong: 0 });
      expect(check.changes[0]).toMatchObject({ row: 4, name: 'Aguja Nº 9' });
    }
  });

  test('a column that can be read two ways shows both, and is read as somebody chooses [IMPORT-003]', async () => {
    shop = await openTestShop(engine);
    const read = (
      await postImport(shop, 'Código;Nombre;Categoría;Precio\nA;Uno;Agujas;1.250\nB;Dos;Agujas;500\n')
    ).json();
    expect(read.columns[3].readings).toEqual({ 'es-AR': '1250', 'en-US': '1.250' });
    const priceRead = async (form: 'es-AR' | 'en-US') => {
      const { changes } = await checkAgain(shop, read, {
        numbers: { Precio: form },
        options: IMPORT_OPTIONS,
      });
      return changes[0]?.cells.find(({ field }) => field === 'price')?.after;
    };
    expect(await priceRead('es-AR')).toBe('$\u00a01.250,00');
    expect(await priceRead('en-US')).toBe('$\u00a01,25');
  });

  test('a field that two columns give, or none that names a product, is said so [IMPORT-002]', async () => {
    shop = await openTestShop(engine);
    const read = (await postImport(shop, 'Uno;Dos\n1;2\n')).json();
    const checked = (mapping: object) =>
      shop.callAsAdministrator({
        method: 'POST',
        url: `/api/imports/${read.id}/check`,
        payload: { mapping, options: IMPORT_OPTIONS },
      });
    expect((await checked({ Uno: 'code', Dos: 'code' })).json().errors[0].message).toBe(
      'Código: lo dicen las columnas «Uno» y «Dos»; elige una',
    );
    expect((await checked({ Uno: 'price' })).json().errors[0].message).toBe(
      'Columnas: falta decir cuál es el código o el nombre',
    );
  });

  test('codes of variants are kept: the next list finds the product by each, and its code stays [IMPORT-002 IMPORT-004]', async () => {
    shop = await openTestShop(engine);
    const { read } = await checkedImport(shop, SHOPIFY);
    await applyImportNamed(shop, read.id);
    const list = 'Código;Precio\nHM-2;1.700,00\n';
    const { read: next, check } = await checkedImport(shop, list);
    expect(check).toMatchObject({ new: 0, changed: 1, wrong: 0 });
    expect((await applyImportNamed(shop, next.id)).json()).toMatchObject({ created: 0, updated: 1 });
    expect((await productsByCode())['HM-1']?.data.items[0]).toMatchObject({ price: '1700' });
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
    const { read } = await checkedImport(shop, WITHOUT_PHOTOS, {
      options: { ...IMPORT_OPTIONS, hideNew: true },
    });
    await applyImportNamed(shop, read.id);
    const { check } = await checkedImport(shop, WITHOUT_PHOTOS);
    expect(check).toMatchObject({ changed: 0, unchanged: 2, staysHidden: 1 });
    const shown = await checkedImport(shop, WITHOUT_PHOTOS, {
      options: { ...IMPORT_OPTIONS, showHidden: true },
    });
    expect(shown.check).toMatchObject({ changed: 1, unchanged: 1, staysHidden: 0 });
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
