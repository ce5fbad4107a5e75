import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { altTextsFor } from '#domain/products/alt-texts.ts';
import { isWhollySoldOut, soldOutPartOf } from '#domain/products/availability.ts';
import { variantCountOf } from '#domain/products/variants.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anyProduct } from '#tests/support/any-product.ts';
import { briefProductFromWire, briefProductToWire } from './brief-product.ts';
import { bulkOfferFromWire, minimumUnitsOf, productFromWire } from './product.ts';
import { productToWire } from './product-to-wire.ts';

test('every product survives the wire unchanged [DATA-001 DATA-002 DATA-003 PRICE-006]', () => {
  fc.assert(
    fc.property(anyProduct(), (product) => {
      expect(productFromWire(productToWire(product))).toEqual(product);
    }),
  );
});

test('a brief product comes back with every field but those that can be long, and one photo', () => {
  fc.assert(
    fc.property(anyProduct(), (product) => {
      const brief = briefProductFromWire(briefProductToWire(product));
      const {
        summary,
        description,
        specifications,
        colours,
        models,
        soldOutVariants,
        photoColours,
        ...left
      } = product;
      const photos = product.photos.slice(0, 1);
      const isSoldOut = isWhollySoldOut(product);
      const soldOutPart = soldOutPartOf(product);
      expect(brief).toEqual({
        ...left,
        isSoldOut,
        soldOutPart,
        variantCount: variantCountOf(product),
        photos,
        altTexts: altTextsFor(photos, product),
      });
    }),
  );
});

test('amounts are numeric strings with a dot, and none is 0 [PRICE-006 PRICE-007 PRICE-008 DATA-G03]', () => {
  const wire = productToWire(
    aThread({ price: pesos(1500.5), bulkOffer: { minimumUnits: 1, packPrice: pesos(1400) } }),
  );
  expect(wire.data.items[0]).toMatchObject({
    price: '1500.50',
    wholesalePrice: '1400',
    quantity: '1 unidad',
  });
  const bare = productToWire(aThread({ price: null, bulkOffer: null }));
  expect(bare.data.items[0]).toMatchObject({ price: '', wholesalePrice: '0', quantity: '0' });
  expect(typeof bare.data.items[0]?.specsTecs).toBe('string');
});

test.each([
  ['12 unidades', 12],
  ['2', 2],
  [' 6 u. ', 6],
  ['0', null],
  ['', null],
  ['docena', null],
  ['-3 unidades', null],
  ['1.5 metros', null],
  ['12unidades', null],
])('the first word of “%s” is %s units [PRICE-008 PRICE-011]', (quantity, units) => {
  expect(minimumUnitsOf(quantity)).toBe(units);
});

test('an offer needs a pack price and its units [PRICE-010 PRICE-011 GRID-G03]', () => {
  expect(bulkOfferFromWire({ wholesalePrice: '0', quantity: '12 unidades' })).toBeNull();
  expect(bulkOfferFromWire({ wholesalePrice: '54000', quantity: '0' })).toBeNull();
  expect(bulkOfferFromWire({ wholesalePrice: '54000', quantity: '12 unidades' })).toEqual({
    minimumUnits: 12,
    packPrice: pesos(54_000),
  });
});

test('products without alt texts have exactly the fields of the specification [DATA-003]', () => {
  const photos = ['/images/uno.webp', '/images/dos.webp'];
  expect(productToWire(aThread({ photos })).data.items[0]).not.toHaveProperty('photoAlt');
  const wire = productToWire(aThread({ photos, altTexts: ['', 'La etiqueta del cono'] }));
  expect(wire.data.items[0]).toMatchObject({ photo: photos, photoAlt: ['', 'La etiqueta del cono'] });
});

test('a product without an item reads as one with empty texts [DATA-G02]', () => {
  const { data: _data, ...wire } = productToWire(aThread());
  expect(productFromWire({ ...wire, data: { type: 'Algodón', items: [] } })).toMatchObject({
    name: '',
    price: null,
    bulkOffer: null,
    photos: [],
  });
});

test.each(['', '0', '-5', '0.00', 'Consultar', '1,5'])(
  'the price “%s” is none [PRICE-006 DATA-G03]',
  (price) => {
    const wire = productToWire(aThread());
    const [item] = wire.data.items;
    const items =
      item === undefined ? [] : [{ ...item, price, wholesalePrice: price, quantity: '12 unidades' }];
    expect(productFromWire({ ...wire, data: { ...wire.data, items } })).toMatchObject({
      price: null,
      bulkOffer: null,
    });
  },
);

test('a product without a code has none on the wire, and an empty code reads as none [DATA-003]', () => {
  const wire = productToWire(aThread({ code: null }));
  const [item] = wire.data.items;
  expect(item).not.toHaveProperty('code');
  const items = item === undefined ? [] : [{ ...item, code: '' }];
  expect(productFromWire({ ...wire, data: { ...wire.data, items } }).code).toBeNull();
});

test('several units are unidades [PRICE-008]', () => {
  const wire = productToWire(aThread({ bulkOffer: { minimumUnits: 12, packPrice: pesos(1400) } }));
  expect(wire.data.items[0]?.quantity).toBe('12 unidades');
});
