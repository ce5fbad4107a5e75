import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { pesos } from '#domain/money/centavos.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import type { Product } from '#domain/products/product.ts';
import { formatExactPrice } from '#domain/text/format.ts';
import type { WirePricePreview } from '#schemas/price-change-answers.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { aThread } from '#tests/support/a-thread.ts';
import {
  type DescribedProduct,
  describedProduct,
  type MerchantItem,
  merchantItems,
  metaRows,
  variantsDescribed,
} from '#tests/support/published-rules.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { builtPages } from './pages-source.ts';

const SITE = 'https://tienda.example';

/** As many as the shop has, where there is time for it. */
const PRODUCTS = timesInStorm(60, 1_200);

/** Everything is as long, as many and as strange as the shop takes it. */
const EXTREME = aThread({
  name: `Hilo ${'muy '.repeat(28)}fino`.slice(0, 120),
  brand: 'Marca '.repeat(20).trim(),
  description: `Línea <b> & "cita" / ${'larga '.repeat(820)}`.slice(0, 5_000),
  price: pesos(0.01),
  colours: ['Rojo / Azul', `Verde ${'agua '.repeat(22)}claro`, `Azul ${'agua '.repeat(22)}oscuro`],
  models: [],
  photos: Array.from({ length: 12 }, (_, at) => `/images/${'hilo-'.repeat(70)}${at}.webp`),
  photoColours: ['', 'Rojo / Azul'],
  barCodes: ['Rojo / Azul: 9900000000011'],
});

const MEASURED = aThread({ colours: [], models: [], unitAmount: '0.125', unitMeasure: 'unidades' });

const WEIGHED = aThread({
  colours: [],
  models: [],
  saleUnit: { code: 'KGM', scale: 3, increment: 100, minimum: 100 },
});

describe.each(ANY_ENGINE)('search engines and catalogues read the shop on %s', (engine) => {
  const shop = shopForAllTests(engine, async () => ({
    products: [...demoProducts(PRODUCTS), EXTREME, MEASURED, WEIGHED],
    publicUrl: SITE,
    pages: await builtPages(),
  }));

  const products = () => shop.ctx.catalogue.all().entries.map(({ product }) => product);
  const textAt = async (url: string) => (await shop.call({ url })).body;

  /** What each of the three says, after each kept its own rules. */
  async function expectAgreement() {
    await shop.ctx.catalogue.catchUp();
    const items = merchantItems(await textAt('/feeds/google-merchant.xml'));
    const csv = Papa.parse(await textAt('/feeds/meta.csv'), { header: true, skipEmptyLines: true });
    expect(metaRows(csv.data).map(({ id, price }) => [id, price])).toEqual(
      items.map(({ id, price }) => [id, price]),
    );
    const listed = Map.groupBy(items, ({ id, item_group_id }) => item_group_id ?? id);
    for (const product of products()) {
      if (product.isHidden) expect(listed.has(product.id)).toBe(false);
      else expectPage(product, await textAt(`/moreInfo/${product.id}`), listed.get(product.id) ?? []);
    }
  }

  function expectPage(product: Product, html: string, items: readonly MerchantItem[]) {
    const described = describedProduct(html, shop.clock.now);
    const { price } = priceOf(product, 1);
    const hasItems = price !== null && product.photos.length > 0;
    expect(items.length > 0, product.name).toBe(hasItems);
    // A failure would print the page.
    if (price !== null) expect(html.includes(formatExactPrice(price)), product.name).toBe(true);
    if (hasItems) expect(items.map(saidInFile)).toEqual(saidOnPage(described));
  }

  async function raisePrices() {
    const select = { method: 'POST', url: '/api/price-changes/preview' } as const;
    const change = { by: 'percent', value: '12.5', on: 'price' };
    const preview = (
      await shop.callAsAdministrator({ ...select, payload: { change } })
    ).json<WirePricePreview>();
    const rows = preview.rows.map(({ _id, version, after }) => ({ _id, version, ...after }));
    const payload = { rows };
    const made = await shop.callAsAdministrator({ method: 'POST', url: '/api/price-changes', payload });
    expect(made.statusCode).toBe(201);
  }

  async function sellOut(product: Product, colour: string) {
    const { _id, ...payload } = productToWire({ ...product, soldOutVariants: [colour] });
    const saved = await shop.callAsAdministrator({ method: 'PUT', url: `/api/items/${_id}`, payload });
    expect(saved.statusCode).toBe(200);
  }

  test('by every rule that they publish, and all say the price that the page shows [SEO-001 LABEL-001]', async () => {
    await expectAgreement();
    const before = products().map(({ price }) => price);
    await raisePrices();
    await expectAgreement();
    expect(products().filter(({ price }, at) => price !== before[at]).length).toBeGreaterThan(PRODUCTS / 2);
    const coloured = products().find(
      ({ colours, isHidden, price }) => colours.length > 1 && !isHidden && price !== null,
    );
    const [colour = ''] = coloured?.colours ?? [];
    if (coloured === undefined) throw new Error('no product of several colours');
    await sellOut(coloured, colour);
    await expectAgreement();
    const { body } = await shop.call({ url: '/feeds/google-merchant.xml' });
    const soldOut = merchantItems(body).filter(({ availability }) => availability === 'out_of_stock');
    expect(soldOut).toMatchObject([{ item_group_id: coloured.id, color: colour }]);
  });
});

/** What a file and a page must say alike of a variant. */
function saidInFile({ price, availability, gtin, color, link }: MerchantItem) {
  return {
    price: Number.parseFloat(price),
    isSoldOut: availability === 'out_of_stock',
    gtin,
    color: color?.replace('…', ''),
    link,
  };
}

function saidOnPage(described: DescribedProduct) {
  return variantsDescribed(described).map(({ offers, gtin, color }) => ({
    price: Number(offers?.price),
    isSoldOut: offers?.availability === 'https://schema.org/OutOfStock',
    gtin,
    // A file's colour is one of at most 40 letters, in which '/' would separate several.
    color: color?.replaceAll('/', ' ').slice(0, 39).trim(),
    link: offers?.url,
  }));
}
