import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { relatedProducts } from '#domain/catalogue/related-products.ts';
import { indexed } from '#domain/catalogue/search-index.ts';
import { shelved } from '#domain/catalogue/shelves.ts';
import { ORDER_SEEDS, shuffledPositions } from '#domain/entries/shuffled.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { colourNamed } from '#domain/products/colours.ts';
import type { Product } from '#domain/products/product.ts';
import { demoProducts } from './generate-products.ts';
import { photoName } from './photos.ts';

const PRODUCTS = demoProducts(1_200);

const shareOf = (isCounted: (product: Product) => boolean) =>
  PRODUCTS.filter(isCounted).length / PRODUCTS.length;

const distinct = <T>(values: readonly T[]) => new Set(values).size;

/** The pack's saving as a share of its list price; 0 without an offer. */
function savingOf({ price, bulkOffer }: Product): number {
  if (price === null || bulkOffer === null) return 0;
  return 1 - bulkOffer.packPrice / (price * bulkOffer.minimumUnits);
}

test('the same number gives the same catalogue, and a longer one begins with a shorter one', () => {
  expect(demoProducts(1_200)).toEqual(PRODUCTS);
  expect(demoProducts(2_000).slice(0, 1_200)).toEqual(PRODUCTS);
});

test('among a hundred thousand products no name, code or id comes twice', () => {
  const many = demoProducts(100_000);
  const codes = many.flatMap(({ code }) => code ?? []);
  expect(distinct(many.map(({ id }) => id))).toBe(many.length);
  expect(distinct(many.map(({ name }) => name.toLowerCase()))).toBe(many.length);
  expect(distinct(codes.map((code) => code.toLowerCase()))).toBe(codes.length);
});

test('every type of every subsection has products, and no other type exists [NAV-006 NAV-007 NAV-009 NAV-011]', () => {
  const place = (section: string, subsection: string, type: string) => `${section} > ${subsection} > ${type}`;
  const places = DEFAULT_TREE.flatMap(({ section, subsections }) =>
    subsections.flatMap(({ name, types }) => types.map((type) => place(section, name, type.name))),
  );
  const filled = PRODUCTS.map(({ section, subsection, type }) => place(section, subsection, type));
  expect([...new Set(filled)].sort()).toEqual([...places].sort());
});

test.each(DEMO_STORE.searchExamples)(
  'the example %s of the search box finds products, in a short demo too [SEARCH-004]',
  (text) => {
    for (const count of [60, 1_200]) {
      const index = indexed(demoProducts(count).filter(({ isHidden }) => !isHidden));
      const { total } = queryCatalogue(index, {
        filters: { ...NO_FILTERS, text },
        seed: 0,
        page: 1,
        size: 4,
      });
      expect(total).toBeGreaterThan(0);
    }
  },
);

test('offers, hidden products, missing prices and bulk offers have their planned shares', () => {
  expect(shareOf(({ isOffer }) => isOffer)).toBeCloseTo(0.08, 1.5);
  expect(shareOf(({ isHidden }) => isHidden)).toBeCloseTo(0.02, 1.5);
  expect(shareOf(({ price }) => price === null)).toBeGreaterThan(0.003);
  expect(shareOf(({ price }) => price === null)).toBeLessThan(0.02);
  expect(shareOf(({ bulkOffer }) => bulkOffer !== null)).toBeGreaterThan(0.26);
  expect(shareOf(({ bulkOffer }) => bulkOffer !== null)).toBeLessThan(0.34);
});

test('every bulk offer saves at least a twentieth [PRICE-009]', () => {
  const offers = PRODUCTS.filter(({ bulkOffer }) => bulkOffer !== null);
  expect(Math.min(...offers.map(savingOf))).toBeGreaterThanOrEqual(0.05);
});

test('many haberdashery products combine three colours or more with a pack of four units or more', () => {
  const combining = PRODUCTS.filter(
    ({ section, colours, bulkOffer }) =>
      section === 'Merceria' && colours.length >= 3 && bulkOffer !== null && bulkOffer.minimumUnits >= 4,
  );
  expect(combining.length).toBeGreaterThan(100);
});

test('colours are among the 48, each once, and never together with models [DATA-008 DATA-009 DETAIL-G06]', () => {
  for (const { name, colours, models } of PRODUCTS) {
    expect(
      colours.filter((colour) => colourNamed(colour)?.name !== colour),
      name,
    ).toEqual([]);
    expect(distinct(colours), name).toBe(colours.length);
    expect(colours.length > 0 && models.length > 0, name).toBe(false);
  }
});

test('every text and list fits the product form [WIZARD-009]', () => {
  for (const product of PRODUCTS) {
    expect(product.id, product.name).toMatch(/^[0-9a-f]{24}$/);
    expect(Math.max(product.brand.length, product.name.length), product.name).toBeLessThanOrEqual(120);
    expect(product.summary.length, product.name).toBeLessThanOrEqual(200);
    expect(product.description.length, product.name).toBeLessThanOrEqual(5_000);
    expect(product.specifications.length, product.name).toBeLessThanOrEqual(5_000);
    expect(product.code?.length ?? 0, product.name).toBeLessThanOrEqual(40);
    expect(`${product.name}${product.summary}${product.description}`, product.name).not.toMatch(/[{}]/);
  }
});

test('every product has one to twelve photos, each once, and one has eight and one has twelve [DATA-005]', () => {
  for (const { name, photos } of PRODUCTS) {
    expect(photos.length, name).toBeGreaterThanOrEqual(1);
    expect(photos.length, name).toBeLessThanOrEqual(12);
    expect(distinct(photos), name).toBe(photos.length);
  }
  const long = PRODUCTS.map(({ photos }) => photos.length).filter((count) => count > 2);
  expect(long.sort()).toEqual([12, 8]);
});

test('all photos of a product are named after it, so none shows another kind of goods', () => {
  for (const { name, photos, saleUnit } of PRODUCTS) {
    if (isByMeasure(saleUnit)) {
      // What is cut shows the pictures of its roll.
      const words = photoName(name, { colour: null, detail: 0 }).split('-');
      for (const photo of photos) expect(photo.split(/[-/.]/), name).toEqual(expect.arrayContaining(words));
      continue;
    }
    const start = `/images/${photoName(name, { colour: null, detail: 0 })}`;
    expect(
      photos.filter((photo) => !photo.startsWith(start)),
      name,
    ).toEqual([]);
  }
});

test('no photo serves two products', () => {
  const photos = PRODUCTS.flatMap((product) => product.photos);
  expect(distinct(photos)).toBe(photos.length);
});

const INDEX = indexed(PRODUCTS.filter(({ isHidden }) => !isHidden));

/** The photos that a row shows twice in succession. */
function repeatedIn(row: readonly Product[]): readonly string[] {
  const photos = row.map((product) => product.photos[0] ?? '');
  return photos.filter((photo, index) => photo === photos[index + 1]);
}

test('neighbours on the home and in a subsection have different photos, in each of the 32 orders [HOME-004]', () => {
  for (let seed = 0; seed < ORDER_SEEDS; seed++) {
    const order = [...shuffledPositions(INDEX.entries, seed)].flatMap(
      (position) => INDEX.entries[position]?.product ?? [],
    );
    const lists = [order, ...Map.groupBy(order, ({ subsection }) => subsection).values()];
    expect(lists.flatMap(repeatedIn), `seed ${seed}`).toEqual([]);
  }
});

test('a product and those related to it all have different photos [CAROUSEL-004]', () => {
  const shelves = shelved(INDEX);
  for (const { product } of INDEX.entries) {
    const row = [product, ...relatedProducts(product, shelves)].map(({ photos }) => photos[0]);
    expect(distinct(row), product.name).toBe(row.length);
  }
});

test('a product beyond the photographed ones borrows the photos of one of its kind and in its colours', () => {
  const known = new Set(PRODUCTS.flatMap(({ photos }) => photos));
  for (const { name, photos, colours } of demoProducts(2_500).slice(1_200)) {
    expect(
      photos.every((photo) => known.has(photo)),
      name,
    ).toBe(true);
    const shown = colours.some((colour) => photos[0]?.includes(`-${colourNamed(colour)?.slug}`));
    expect(shown || colours.length === 0, `${name}: ${photos[0]}`).toBe(true);
  }
});

test('the first photo of a product in several colours shows one of them', () => {
  const coloured = PRODUCTS.filter(({ colours }) => colours.length > 0);
  for (const { name, colours, photos } of coloured) {
    const slugs = colours.map((colour) => `-${colourNamed(colour)?.slug}.webp`);
    expect(
      slugs.some((slug) => photos[0]?.includes(slug)),
      `${name}: ${photos[0]}`,
    ).toBe(true);
  }
});
