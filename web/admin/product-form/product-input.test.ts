import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import { productInputSchema } from '#schemas/product.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { anyProduct, withOwnColours } from '#tests/support/any-product.ts';
import { draftOf, EMPTY_DRAFT, isSameDraft, type ProductDraft } from './product-draft.ts';
import { productInput } from './product-input.ts';

const CATEGORY = { section: 'Merceria', subsection: 'Cintas', type: 'Raso' } as const;

function inputOf(changes: Partial<ProductDraft>) {
  const read = productInput({ ...EMPTY_DRAFT, ...CATEGORY, ...changes });
  return read.ok ? read.input : read.problems;
}

function itemOf(changes: Partial<ProductDraft>) {
  const read = productInput({ ...EMPTY_DRAFT, ...CATEGORY, ...changes });
  return read.ok ? read.input.data.items[0] : read.problems;
}

test('a text that is too long is reported with its length, and one that just fits is sent', () => {
  const summary = 'x'.repeat(200);
  expect(itemOf({ summary, code: ` ${'9'.repeat(40)} ` })).toMatchObject({ summary, code: '9'.repeat(40) });
  expect(inputOf({ summary: `${summary}x`, description: 'x'.repeat(5001) })).toEqual({
    summary: 'Entran hasta 200 letras; tiene 201.',
    description: 'Entran hasta 5.000 letras; tiene 5.001.',
  });
});

test('alt texts are sent trimmed, and empty ones too, so that they replace old ones', () => {
  const photos = ['/images/a.webp', '/images/b.webp'];
  expect(itemOf({ photos, altTexts: [' De frente ', ' '] })).toMatchObject({ photoAlt: ['De frente'] });
  expect(itemOf({ photos, altTexts: [] })).toMatchObject({ photoAlt: [] });
  expect(itemOf({ photos, altTexts: ['', ` ${'x'.repeat(200)} `] })).toHaveProperty('photoAlt');
  expect(inputOf({ photos, altTexts: ['', 'x'.repeat(201)] })).toEqual({
    altTexts: 'En el de la foto 2 entran hasta 200 letras; tiene 201.',
  });
});

test('section, subsection and type are enough [WIZARD-008 WIZARD-009 WIZARD-024]', () => {
  expect(inputOf({})).toEqual({
    offer: false,
    section: 'Merceria',
    subsection: 'Cintas',
    filter: false,
    data: {
      type: 'Raso',
      items: [
        {
          marca: '',
          name: '',
          photo: [],
          photoAlt: [],
          price: '',
          summary: '',
          description: '',
          specsTecs: '',
          colours: [],
          models: [],
          wholesalePrice: '0',
          quantity: '0',
        },
      ],
    },
  });
  expect(productInput(EMPTY_DRAFT)).toEqual({
    ok: false,
    problems: {
      section: 'Elige una sección.',
      subsection: 'Elige una subsección.',
      type: 'Elige un tipo.',
    },
  });
});

describe('amounts are read as people write them', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.50'],
    ['$ 1.234', '1234'],
    ['', ''],
  ])('%s is %s', (typed, price) => {
    expect(itemOf({ price: typed })).toMatchObject({ price });
  });

  test.each(['1,234', '12.34', '1.234.56', '1,234.56', '0.500'])('%s could be read in two ways', (price) => {
    expect(itemOf({ price })).toEqual({
      price: 'Se puede leer de más de una manera. Escríbelo así: 1.234,56 o 1234.',
    });
    expect(itemOf({ packPrice: price, minimumUnits: '12' })).toHaveProperty('packPrice');
  });

  test('words are no amount, and 0 is no price', () => {
    expect(itemOf({ price: 'mil' })).toEqual({
      price: 'No es un importe. Escríbelo así: 1.234,56 o 1234.',
    });
    expect(itemOf({ price: '0' })).toEqual({ price: 'Tiene que ser mayor que cero, o quedar vacío.' });
  });
});

test.each([
  ['-5', 'Tiene que ser mayor que cero, o quedar vacío.'],
  ['$ -1.234,50', 'Tiene que ser mayor que cero, o quedar vacío.'],
  ['99999999999999999', 'Es demasiado grande: puede ser de hasta $\u00a010.000.000.000.000.'],
  ['-1,234', 'Se puede leer de más de una manera. Escríbelo así: 1.234,56 o 1234.'],
  ['5-', 'No es un importe. Escríbelo así: 1.234,56 o 1234.'],
])('%s as a price gets the message of its own fault [PRICE-G01 WIZARD-009]', (typed, message) => {
  expect(itemOf({ price: typed })).toEqual({ price: message });
  expect(itemOf({ packPrice: typed, minimumUnits: '12' })).toEqual({ packPrice: message });
});

test('stored amounts are shown with their dots, and read again [DATA-G03]', () => {
  const product = aProduct({
    price: pesos(1_409_000),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(8940.5) },
  });
  expect(draftOf(product)).toMatchObject({ price: '1.409.000', packPrice: '8.940,50' });
  expect(inputOf(draftOf(product))).toMatchObject({
    data: { items: [{ price: '1409000', wholesalePrice: '8940.50' }] },
  });
});

test('the pack’s price and its units come together or not at all [GRID-G03]', () => {
  expect(itemOf({ packPrice: '54.000', minimumUnits: '12 unidades' })).toMatchObject({
    wholesalePrice: '54000',
    quantity: '12 unidades',
  });
  expect(itemOf({ packPrice: '0', minimumUnits: '0' })).toMatchObject({ wholesalePrice: '0', quantity: '0' });
  expect(itemOf({ packPrice: '54.000' })).toEqual({
    minimumUnits: 'Faltan las unidades que trae ese precio.',
  });
  expect(itemOf({ minimumUnits: '12' })).toEqual({ packPrice: 'Falta el precio de esas unidades.' });
  expect(itemOf({ packPrice: '54.000', minimumUnits: 'doce' })).toEqual({
    minimumUnits: 'Escribe un número entero, como 12.',
  });
});

test.each([
  ['00', '00'],
  ['0,00', '0 unidades'],
  [' $ 0 ', ' '],
])('a pack price of “%s” for “%s” is no offer [GRID-G03]', (packPrice, minimumUnits) => {
  expect(itemOf({ packPrice, minimumUnits })).toMatchObject({ wholesalePrice: '0', quantity: '0' });
});

test('a zero beside a real half is an incomplete offer, and unreadable halves are reported [GRID-G03]', () => {
  expect(itemOf({ packPrice: '0,00', minimumUnits: '12' })).toEqual({
    packPrice: 'Falta el precio de esas unidades.',
  });
  expect(itemOf({ packPrice: '54.000', minimumUnits: '0 unidades' })).toEqual({
    minimumUnits: 'Faltan las unidades que trae ese precio.',
  });
  expect(itemOf({ packPrice: 'mil', minimumUnits: 'doce' })).toEqual({
    packPrice: 'No es un importe. Escríbelo así: 1.234,56 o 1234.',
    minimumUnits: 'Escribe un número entero, como 12.',
  });
});

test('only the chosen kind of variant is sent [DETAIL-G06]', () => {
  const both = { models: ['Modelo 1'], colours: ['Rojo'] };
  expect(itemOf({ ...both, variants: 'COLOURS' })).toMatchObject({ colours: ['Rojo'], models: [] });
  expect(itemOf({ ...both, variants: 'NOT_HAS' })).toMatchObject({ colours: [], models: ['Modelo 1'] });
  expect(itemOf({ ...both, variants: 'NOT_SELECTED' })).toMatchObject({ colours: [], models: [] });
});

const variants = fc.oneof(
  fc.constant({ colours: [], models: [], soldOutVariants: [] }),
  fc.record({
    colours: fc.constant(['Rojo', 'Azul']),
    models: fc.constant([]),
    soldOutVariants: fc.subarray(['Rojo', 'Azul']),
  }),
  fc.record({
    colours: fc.constant([]),
    models: fc.constant(['Chico', 'Grande']),
    soldOutVariants: fc.subarray(['Chico', 'Grande']),
  }),
  fc.constant({ colours: [], models: ['Modelo 1'], soldOutVariants: [] }),
);

test('opening a product and saving it as it is changes nothing [PRODADM-013]', () => {
  const trimmed = fc.array(
    fc.string({ maxLength: 40 }).map((text) => text.trim()),
    { maxLength: 4 },
  );
  const saved = anyProduct({
    id: fc.constant(''),
    subsection: fc.string({ minLength: 1 }),
    type: fc.string({ minLength: 1 }),
    description: fc.string({ unit: 'grapheme', maxLength: 60 }),
    altTexts: trimmed.map(altTextsOf),
    code: fc.option(fc.stringMatching(/^[A-Z]-\d{1,4}$/)),
  });
  const photoColours = fc.array(fc.constantFrom('', 'Rojo', 'Azul'), { maxLength: 4 });
  const anySaved = fc
    .tuple(saved, variants, photoColours)
    .map(([product, kind, shown]) => withOwnColours({ ...product, ...kind, photoColours: shown }));
  fc.assert(
    fc.property(anySaved, (product) => {
      const read = productInput(draftOf(product));
      expect(read.ok && productFromWire({ ...read.input, _id: '' })).toEqual(product);
    }),
  );
});

test('the API accepts every sent form', () => {
  const product = aProduct({ price: pesos(1500.5), bulkOffer: { minimumUnits: 1, packPrice: pesos(1400) } });
  const read = productInput(draftOf(product));
  expect(read.ok && productInputSchema.safeParse(read.input).success).toBe(true);
  expect(isSameDraft(draftOf(product), draftOf({ ...product, name: 'Otro' }))).toBe(false);
});
