import { afterEach, describe, expect, test } from 'vitest';
import type { WireProduct } from '#schemas/product-answer.ts';
import { SHOPIFY, TIENDANUBE, WOOCOMMERCE } from '#tests/support/foreign-lists.ts';
import {
  applyImportNamed,
  checkAgain,
  checkedImport,
  IMPORT_OPTIONS,
  postImport,
} from '#tests/support/import-file.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

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
});
