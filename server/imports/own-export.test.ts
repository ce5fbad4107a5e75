import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { demoCounts } from '#demo/shelf-counts.ts';
import { centavos } from '#domain/money/centavos.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import { COLOURS } from '#domain/products/colours.ts';
import type { Product } from '#domain/products/product.ts';
import { productInputSchema } from '#schemas/product.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { countDemo } from '#server/stock/count-demo.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anyProduct } from '#tests/support/any-product.ts';
import { hostileText } from '#tests/support/fuzz/hostile-text.ts';
import { applyImportNamed, checkedImport, IMPORT_OPTIONS } from '#tests/support/import-file.ts';
import { importedProducts } from '#tests/support/imported-products.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const NOTHING = {
  new: 0,
  changed: 0,
  wrong: 0,
  skipped: 0,
  photos: 0,
  otherChanges: 0,
  errors: [],
  categories: [],
  placed: [],
  colours: [],
  readColours: [],
  severalPrices: 0,
  leftOut: 0,
  staysHidden: 0,
  packsStay: 0,
  plan: expect.any(String),
  changes: [],
};

describe.each(ENGINES)('our own export on %s', (engine) => {
  let shop: TestShop | undefined;
  afterEach(() => shop?.close());

  async function expectUnchanged(
    products: readonly Product[],
    format: 'csv' | 'xlsx',
    prepare: (shop: TestShop) => Promise<void> = async () => {},
  ) {
    shop = await openTestShop(engine, { products });
    await prepare(shop);
    const url = `/api/items.${format}?hidden=1`;
    const file = (await shop.callAsAdministrator({ url })).rawPayload;
    for (const clearEmpty of [false, true]) {
      const { read, check } = await checkedImport(shop, file, { options: { ...IMPORT_OPTIONS, clearEmpty } });
      expect(read).toMatchObject({ source: 'hilvan', rows: products.length });
      expect(check).toEqual({ ...NOTHING, unchanged: products.length });
    }
  }

  test.each(['csv', 'xlsx'] as const)(
    'the demo imported as %s changes nothing [IMPORT-008]',
    async (format) => {
      await expectUnchanged(demoProducts(timesInStorm(120, 240)), format);
    },
  );

  test.each(['csv', 'xlsx'] as const)(
    'a shop that counts, imported as %s, counts nothing anew, less than nothing neither [STOCK-006 IMPORT-008]',
    async (format) => {
      const products = demoProducts(timesInStorm(120, 240));
      const counts = demoCounts(products);
      await expectUnchanged(products, format, async (shop) => {
        const [product = expect.unreachable('the demo counts something')] = counts;
        await stockDesk(shop, { id: product.productId }).switchOn();
        await countDemo(shop.ctx, [{ ...product, counted: -7 }, ...counts.slice(1)]);
        const head = (await shop.callAsAdministrator({ url: '/api/items.csv' })).body.split('\r\n')[0];
        expect(head).toContain(';Existencias;');
      });
      const rows = await shop?.ctx.db.selectFrom('stock_moves').select('id').execute();
      expect(rows).toHaveLength(counts.length * 2);
    },
  );

  test.each(['csv', 'xlsx'] as const)(
    'any catalogue with hostile texts imported as %s changes nothing [IMPORT-008]',
    async (format) => {
      const runs = timesInStorm(1, 30);
      for (const [index, products] of fc.sample(hostileCatalogue, { numRuns: runs, seed: 14 }).entries()) {
        if (index > 0) await shop?.close();
        await expectUnchanged(products, format);
      }
    },
  );

  test.each(['csv', 'xlsx'] as const)(
    'a shop exported as %s and imported into an empty one is the same shop, field by field [IMPORT-008]',
    async (format) => {
      const products = fc.sample(fullCatalogue, { numRuns: timesInStorm(1, 20), seed: 7 }).flat();
      const full = await openTestShop(engine, { products });
      const exported = async (from: TestShop, as: string) =>
        (await from.callAsAdministrator({ url: `/api/items.${as}?hidden=1` })).rawPayload;
      const file = await exported(full, format);
      await full.close();
      shop = await openTestShop(engine);
      const { read, check } = await checkedImport(shop, file);
      expect(check).toMatchObject({ new: products.length, wrong: 0, errors: [], categories: [] });
      expect((await applyImportNamed(shop, read.id)).statusCode).toBe(200);
      const stored = importedProducts((await exported(shop, 'csv')).toString());
      expect(stored.sort(byCode)).toEqual(products.map((product) => ({ ...product, id: '' })).sort(byCode));
    },
  );

  test('the same file twice changes nothing the second time, also without codes and ids [IMPORT-008]', async () => {
    const list = 'Nombre;Marca;Categoría;Precio\nHilo;Ancla;Hilos > Bordar;1.234,50\nAguja;Pony;Agujas;\n';
    shop = await openTestShop(engine);
    const first = await checkedImport(shop, list);
    expect(first.check).toMatchObject({ new: 2, wrong: 0 });
    expect((await applyImportNamed(shop, first.read.id)).json()).toMatchObject({ created: 2, updated: 0 });
    expect((await checkedImport(shop, list)).check).toEqual({ ...NOTHING, unchanged: 2 });
  });
});

const byCode = (one: Product, other: Product) => (one.code ?? '').localeCompare(other.code ?? '');

const name = fc.stringMatching(/^[A-Za-zñÑáéíóú]{1,10}( [0-9a-zñ]{1,8}){0,3}$/);
const models = fc.uniqueArray(name, { selector: (one) => one.toLowerCase(), maxLength: 4 });
const colours = fc.subarray(
  COLOURS.map((colour) => colour.name),
  { maxLength: 4 },
);

/** A cell of nothing but spaces says nothing. */
const said = fc.string({ maxLength: 30 }).map((text) => text.trim());

/** Products with something in every field, also in those that come tomorrow, but photos, which are fetched from their sites. */
const fullCatalogue: fc.Arbitrary<Product[]> = fc
  .array(
    anyProduct({
      name,
      colours,
      models,
      brand: said,
      summary: said,
      description: said,
      specifications: said,
    }),
    { minLength: 60, maxLength: 60 },
  )
  .map((drafts) =>
    drafts.flatMap((draft, index) => {
      const { section, subsection, type } = demoProducts(60)[index] ?? draft;
      const hasColours = index % 2 === 0;
      const photos = { photos: [], altTexts: [], photoColours: [] };
      const names = hasColours ? draft.colours : draft.models;
      const product = {
        ...draft,
        ...photos,
        ...{ id: `producto-${index}`, code: `L-${index}`, section, subsection, type },
        ...(hasColours ? { models: [] } : { colours: [] }),
        soldOutVariants: names.slice(0, index % 3),
      };
      return productInputSchema.safeParse(productToWire(product)).success ? [product] : [];
    }),
  );

const words = hostileText.map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 100));

/** Products as the API takes them, with texts that break spreadsheets. */
const hostileCatalogue: fc.Arbitrary<Product[]> = fc
  .array(
    fc.record({
      name: words,
      brand: words,
      summary: words,
      description: words,
      specifications: words,
      names: fc.uniqueArray(
        words.map((name) => name.trim()),
        { maxLength: 4 },
      ),
      isOffer: fc.boolean(),
      isHidden: fc.boolean(),
      price: fc.option(fc.integer({ min: 1, max: 10 ** 11 }).map(centavos)),
      hasCode: fc.boolean(),
      altTexts: fc.array(words, { maxLength: 2 }),
    }),
    { minLength: 30, maxLength: 40 },
  )
  .map((drafts) =>
    drafts.flatMap(({ names, hasCode, altTexts, ...draft }, index) => {
      const product = aThread({
        ...draft,
        id: `producto-${index}`,
        colours: [],
        models: names,
        soldOutVariants: names.slice(0, 1),
        photos: ['https://res.cloudinary.com/a.webp', 'https://res.cloudinary.com/b.webp'],
        altTexts: altTextsOf(altTexts.map((text) => text.replace(/\s+/g, ' ').trim())),
        code: hasCode ? `=C${index}` : null,
      });
      return productInputSchema.safeParse(productToWire(product)).success ? [product] : [];
    }),
  );
