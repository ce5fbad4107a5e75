import { describe, expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '../catalogue/filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import { indexed } from '../catalogue/search-index.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { normalisedCategory } from '../text/normalised.ts';
import { foundCounts, foundFacets, foundProducts } from './found-products.ts';

const PRODUCTS: readonly Partial<Product>[] = [
  {
    name: 'Cierre invisible 20 cm',
    subsection: 'Cierres',
    type: 'Invisible',
    code: 'CIE-112648',
    colours: ['Negro'],
  },
  { name: 'Cierres metálicos surtidos', subsection: 'Cierres', type: 'Metálico' },
  { name: 'Cierre por metro N.º 5 × 10 m', subsection: 'Cierres', type: 'Por metro' },
  { name: 'Hilo de bordar', subsection: 'Hilos', type: 'Bordar', colours: ['Rojo', 'Azul marino'] },
  { name: 'Hilo encerado 0,8 mm', subsection: 'Hilos', type: 'Encerado', colours: ['Negro'] },
  { name: 'Agujas universales', subsection: 'Agujas', type: 'Máquina', models: ['80/12', '90/14'] },
  { name: 'Agujas de tejer', subsection: 'Agujas', type: 'Tejer', specifications: 'Material: bambú.' },
  { name: 'Cinta de raso 20 mm', subsection: 'Cintas', type: 'Raso', brand: 'Aurelia' },
  { name: 'Cinta de raso 15 mm', subsection: 'Cintas', type: 'Raso', brand: 'Aurelia' },
  { name: 'Overlock familiar OV-34', subsection: 'Familiar', type: 'Overlock' },
  { name: 'Botón de nácar', subsection: 'Botones', type: 'Lápiz' },
  { name: 'Portahilos de madera', subsection: 'Herramientas', type: 'Otro' },
  { name: 'Pompón 15 cm con elástico', subsection: 'Pompones', type: 'Otro' },
  { name: 'Elástico chato 50 mm', subsection: 'Elásticos', type: 'Chato' },
];

const index = indexed(PRODUCTS.map((product, at) => aProduct({ id: `p${at}`, code: null, ...product })));

const SYNONYMS = [
  ['Cierre', 'cremallera', 'cierre relámpago'],
  ['overlock', 'remalladora'],
  ['hilo', 'carretel'],
];

function found(text: string, filters: Partial<Filters> = {}) {
  const query = {
    filters: { ...NO_FILTERS, ...filters, text },
    seed: 0,
    page: 1,
    size: 16,
    synonyms: SYNONYMS,
  };
  const { products, total, reading } = foundProducts(index, query);
  return { names: products.map(({ name }) => name).sort(), total, reading };
}

function specified(text: string): string[] {
  const query = { filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 16 };
  return queryCatalogue(index, query)
    .products.map(({ name }) => name)
    .sort();
}

test.each(['cierre', 'hilo', 'aguja', 'CIE-112648', 'raso 15', 'elastico 5', ''])(
  'what the specified search finds for %j is shown whole and no more [FIND-001 SEARCH-005]',
  (text) => {
    expect(found(text)).toMatchObject({ names: specified(text), reading: null });
  },
);

describe('where the specified search finds nothing', () => {
  test.each([
    ['a wrong letter', 'cienre invisible', 'cierre invisible'],
    ['a missing letter', 'oerlock', 'overlock'],
    ['a doubled letter', 'overrlock', 'overlock'],
    ['swapped letters', 'ovrelock', 'overlock'],
    ['two errors from eight letters on', 'univarzales', 'universales'],
    ['b and v', 'vordar', 'bordar'],
    ['s, c and z', 'razo', 'raso'],
    ['c before e', 'sierre invisible', 'cierre invisible'],
    ['h', 'bothon', 'boton'],
    ['g and j', 'tegerr', 'tejer'],
    ['split words', 'over lok', 'overlock'],
  ])('%s is corrected: %j is %j [FIND-001]', (_, typed, meant) => {
    expect(found(typed)).toMatchObject({
      names: specified(meant),
      reading: { corrected: meant, leftOut: [] },
    });
  });

  test.each([
    ['singular for plural', 'invisibles cierres', 'invisible cierre'],
    ['z in the plural', 'lapices', 'lapiz'],
    ['joined words', 'cintaraso', 'cinta raso'],
    ['three joined words', 'cintaderaso', 'cinta raso'],
    ['small words', 'cinta para el raso', 'cinta raso'],
    ['what asks for a thing', 'hola, busco cinta de raso por favor', 'cinta raso'],
    ['a short form', 'cinta p/ raso', 'cinta raso'],
    ['how many', 'media docena de hilo de bordar', 'hilo bordar'],
    ['how much of it', '2 metros de cinta', 'cinta'],
    ['a thing in the small', 'cintita de raso', 'cinta raso'],
    ['signs and pictures', 'cinta — “raso” 🙏', 'cinta raso'],
    ['a code without its dash', 'cie112648', 'CIE-112648'],
    ['a code with other signs', 'cie 112.648', 'CIE-112648'],
    ['the digits of a code', '112648', 'CIE-112648'],
    ['a code with l for 1 and B for 8', 'cie-l1264B', 'CIE-112648'],
    ['a code with 1 for I', 'c1e-112648', 'CIE-112648'],
    ['a model without its sign', 'overlock ov34', 'overlock ov-34'],
    ['a decimal point', 'hilo 0.8', 'hilo 0,8'],
    ['the number after N.º', 'cierre nº 5', 'cierre n.º 5'],
    ['the same without a sign', 'cierre x metro nro 5', 'cierre n.º 5'],
    ['a size in another unit', 'cierre 200 mm', 'cierre 20 cm'],
    ['a size in the plural', 'cierre 20 cms', 'cierre 20 cm'],
    ['a size written together', 'cinta 2cm', 'cinta raso 20 mm'],
    ['a half', 'cinta 1½ cm', 'cinta raso 15 mm'],
  ])('%s says the same: %j is %j [FIND-001 FIND-003]', (_, typed, meant) => {
    expect(specified(typed)).toEqual([]);
    expect(found(typed)).toMatchObject({
      names: specified(meant),
      reading: { corrected: null, leftOut: [] },
    });
  });

  test.each([
    ['a colour', 'hilo rojo', ['Hilo de bordar']],
    ['a colour in plural', 'hilos rojos', ['Hilo de bordar']],
    ['a colour in the other gender', 'carretel roja', ['Hilo de bordar']],
    ['a colour of two words', 'hilo azul marino', ['Hilo de bordar']],
    ['a model', 'aguja 90/14', ['Agujas universales']],
    ['a model with another sign', 'aguja 90-14', ['Agujas universales']],
    ['the second number of a model', 'aguja nº 14', ['Agujas universales']],
    ['a specification', 'agujas bambú', ['Agujas de tejer']],
    ['a synonym', 'cremallera invisible', ['Cierre invisible 20 cm']],
    ['a synonym in plural', 'remalladoras', ['Overlock familiar OV-34']],
    ['a phrase with a synonym', 'cierre relampago de 20', ['Cierre invisible 20 cm']],
    ['a misspelt synonym', 'remayadora', ['Overlock familiar OV-34']],
    ['the beginning of a code', 'cie-112', ['Cierre invisible 20 cm']],
  ])('%s finds its product: %j [FIND-002 FIND-003]', (_, text, names) => {
    expect(found(text).names).toEqual(names);
  });

  test.each([
    ['a word that nothing has', 'cierre ymk 20 cm', ['ymk'], ['Cierre invisible 20 cm']],
    ['a colour that it doesn’t have', 'cierre 20cm verde', ['verde'], ['Cierre invisible 20 cm']],
    ['a size that it doesn’t have', 'hilo 5 mm', ['5 mm'], ['Hilo de bordar', 'Hilo encerado 0,8 mm']],
    ['a number inside another', 'cintas n.º 5', ['n.. 5'], ['Cinta de raso 15 mm', 'Cinta de raso 20 mm']],
  ])('%s is named and left out: %j [FIND-001]', (_, text, leftOut, names) => {
    expect(found(text)).toMatchObject({ names, reading: { leftOut } });
  });

  test.each([
    ['hilo de bordar rojo', null],
    ['Hilos en ROJO', { thing: 'Hilos', colour: 'Rojo', withoutThing: 'en ROJO', withoutColour: 'Hilos en' }],
    [
      'hilos azul marino',
      { thing: 'Hilos', colour: 'Azul marino', withoutThing: 'azul marino', withoutColour: 'hilos' },
    ],
    ['carretel rojo', null],
    ['hilo verde', null],
  ])('a thing in a colour is told apart from what asks for more or less: %j [FIND-002]', (text, inColour) => {
    expect(found(text).reading?.inColour).toEqual(inColour);
  });

  test('the thing must match: its qualities alone find nothing [FIND-001]', () => {
    for (const text of ['bastidor 20 cm', 'perchas de madera', 'nacar dorado'])
      expect(found(text).total).toBe(0);
  });

  test('a word that the catalogue has is not corrected into another [FIND-001]', () => {
    expect(found('raso rojo').reading).toEqual({
      leftOut: ['rojo'],
      corrected: null,
      inColour: null,
    });
    expect(found('elastico 2cm').reading).toMatchObject({ corrected: null });
  });

  test('nothing is near to short words and numbers [FIND-001]', () => {
    for (const text of ['zzzz nada', 'xyz', '90/15', '112649', '...']) expect(found(text).total).toBe(0);
  });

  test.each(['zzzz', 'mmmm', 'hhhh', 'llll', 'aaaaaa', 'qwzx', 'hhss'])(
    'nothing is near to %s, although words of one letter sound nearly so [FIND-001]',
    (text) => {
      const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) =>
        aProduct({ id: `p${at}`, name: `Talle ${letter}`, code: null }),
      );
      const query = { filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 16, synonyms: SYNONYMS };
      expect(foundProducts(indexed(letters), query).total).toBe(0);
    },
  );

  test('the other filters stay [FIND-001 FILTER-G02]', () => {
    expect(found('sierre', { subsection: 'Agujas' }).total).toBe(0);
    expect(found('agugas', { subsection: 'Agujas' }).total).toBe(2);
    expect(found('hilos rojos', { colours: ['Negro'] }).total).toBe(0);
    expect(found('zierre', { colours: ['Negro'] }).names).toEqual(['Cierre invisible 20 cm']);
  });

  test('pages follow one another, and facets count what is found [FIND-001 FIND-005]', () => {
    const filters = { ...NO_FILTERS, text: 'zierre' };
    const pages = [1, 2, 3].map((page) =>
      foundProducts(index, { filters, seed: 0, page, size: 1, synonyms: SYNONYMS }).products.map(
        ({ id }) => id,
      ),
    );
    expect(new Set(pages.flat()).size).toBe(3);
    const { colours } = foundFacets(index, { filters, synonyms: SYNONYMS });
    expect(colours).toEqual([{ name: 'Negro', count: 1 }]);
  });
});

test.each([
  ['cierre', {}],
  ['raso', { subsection: 'Hilos' }],
  ['agujsa', {}],
  ['', { colours: ['Negro'] }],
] as const)('beside %j with %j each category says what its link leads to [FIND-001]', (text, choices) => {
  const filters = { ...NO_FILTERS, ...choices, text };
  const { bySubsection, byType, total } = foundCounts(index, { filters, synonyms: SYNONYMS });
  const inCategory = (category: Partial<Filters>) => found(text, { ...choices, ...category }).total;
  expect(total).toBe(inCategory({ type: 'all', subsection: 'all' }));
  for (const { subsection = '', type = '' } of PRODUCTS) {
    const count = bySubsection[normalisedCategory(subsection)] ?? 0;
    if (count > 0) expect(inCategory({ subsection })).toBe(count);
    const ofType = byType[`${normalisedCategory(subsection)}/${normalisedCategory(type)}`] ?? 0;
    if (ofType > 0) expect(inCategory({ subsection, type })).toBe(ofType);
  }
});

test('the counts beside a search are worked out once, whichever category is chosen', () => {
  const ask = (type: Filters['type']) =>
    foundCounts(index, { filters: { ...NO_FILTERS, text: 'agujsa', type }, synonyms: SYNONYMS });
  expect(ask('Merceria')).toBe(ask('all'));
});
