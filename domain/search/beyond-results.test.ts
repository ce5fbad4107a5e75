import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../catalogue/filters.ts';
import { queryCatalogue } from '../catalogue/query-catalogue.ts';
import { indexed } from '../catalogue/search-index.ts';
import { aProduct } from '../products/a-product.ts';
import type { Product } from '../products/product.ts';
import { type BeyondResults, beyondResults } from './beyond-results.ts';

const PRODUCTS: readonly Partial<Product>[] = [
  { name: 'Cierre invisible 20 cm', subsection: 'Cierres', type: 'Invisible', code: 'CIE-112648' },
  { name: 'Cierres metálicos surtidos', subsection: 'Cierres', type: 'Metálico' },
  { name: 'Hilo de bordar', type: 'Bordar', colours: ['Rojo', 'Azul marino'] },
  { name: 'Hilo encerado', type: 'Encerado', colours: ['Negro'] },
  { name: 'Agujas universales', subsection: 'Agujas', models: ['80/12', '90/14'] },
  { name: 'Agujas de tejer', subsection: 'Agujas', specifications: 'Material: bambú.' },
  { name: 'Cinta de raso', subsection: 'Cintas', type: 'Raso', brand: 'Aurelia' },
  { name: 'Overlock familiar', subsection: 'Familiar', type: 'Overlock' },
  { name: 'Botón de nácar', subsection: 'Botones', type: 'Lápiz' },
  { name: 'Portahilos de madera', subsection: 'Herramientas', type: 'Otro' },
];

const index = indexed(PRODUCTS.map((product, at) => aProduct({ id: `p${at}`, code: null, ...product })));

const SYNONYMS = [
  ['Cierre', 'cremallera', 'cierre relámpago'],
  ['overlock', 'remalladora'],
  ['hilo', 'carretel'],
];

function beyond(text: string, filters = {}): BeyondResults<Product> | null {
  const search = { filters: { ...NO_FILTERS, ...filters, text }, seed: 0, size: 16, synonyms: SYNONYMS };
  return beyondResults(index, search);
}

const names = (products: readonly Product[] = []) => products.map(({ name }) => name).sort();

describe('where nothing is found, the nearest text', () => {
  test.each([
    ['a wrong letter', 'cienre invisible', 'cierre invisible'],
    ['a missing letter', 'oerlock', 'overlock'],
    ['a doubled letter', 'overrlock', 'overlock'],
    ['swapped letters', 'ovrelock', 'overlock'],
    ['two errors from eight letters on', 'univarzales', 'universales'],
    ['b and v', 'vordar', 'bordar'],
    ['s, c and z', 'razo', 'raso'],
    ['c before e', 'sierre', 'cierre'],
    ['h', 'bothon', 'boton'],
    ['g and j', 'tegerr', 'tejer'],
    ['singular for plural', 'invisibles cierres', 'invisible cierres'],
    ['z in the plural', 'lapices', 'lapiz'],
    ['joined words', 'cintaraso', 'cinta raso'],
    ['split words', 'over lok', 'overlock'],
    ['three joined words', 'cintaderaso', 'cinta raso'],
    ['small words', 'cinta para el raso', 'cinta raso'],
    ['a code without its dash', 'cie112648', 'CIE-112648'],
    ['a code with other signs', 'cie 112.648', 'CIE-112648'],
  ])('minds %s: %s → %s [FIND-001 FIND-003]', (_, typed, nearest) => {
    const found = beyond(typed);
    expect(found?.nearest?.text).toBe(nearest);
    expect(found?.nearest?.products.length).toBeGreaterThan(0);
  });

  test('leads to a search that finds exactly its products [FIND-001]', () => {
    const found = beyond('sierre');
    const filters = { ...NO_FILTERS, text: found?.nearest?.text ?? '' };
    const { products } = queryCatalogue(index, { filters, seed: 0, page: 1, size: 16 });
    expect(found?.nearest?.products).toEqual(products);
  });

  test('keeps the other filters [FIND-001 FILTER-G02]', () => {
    expect(beyond('sierre', { subsection: 'Agujas' })).toBeNull();
    expect(names(beyond('agugas', { subsection: 'Agujas' })?.nearest?.products)).toHaveLength(2);
  });

  test('is none where nothing is near, for short words and for numbers [FIND-001]', () => {
    for (const text of ['zzzz nada', 'xyz', '90/15', '112649', '']) expect(beyond(text)).toBeNull();
  });

  test.each(['zzzz', 'mmmm', 'hhhh', 'llll', 'aaaaaa', 'qwzx', 'hhss'])(
    'is none for %s, although words of one letter sound nearly so [FIND-001]',
    (text) => {
      const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) =>
        aProduct({ id: `p${at}`, name: `Talle ${letter}`, code: null }),
      );
      const search = { filters: { ...NO_FILTERS, text }, seed: 0, size: 16, synonyms: SYNONYMS };
      expect(beyondResults(indexed(letters), search)).toBeNull();
    },
  );

  test('never stands where something is found [FIND-001]', () => {
    for (const text of ['cierre', 'hilo', 'aguja', 'CIE-112648'])
      expect(beyond(text)?.nearest ?? null).toBeNull();
  });
});

describe('También puede servirte', () => {
  test.each([
    ['a colour beside a word of the name', 'hilo rojo', ['Hilo de bordar']],
    ['a colour in plural', 'hilos rojos', ['Hilo de bordar']],
    ['a colour in the other gender', 'carretel roja', ['Hilo de bordar']],
    ['a colour of two words', 'hilo azul marino', ['Hilo de bordar']],
    ['a model', 'aguja 90/14', ['Agujas universales']],
    ['a specification', 'agujas bambú', ['Agujas de tejer']],
    ['a synonym', 'cremallera', ['Cierre invisible 20 cm', 'Cierres metálicos surtidos']],
    ['a synonym in plural', 'remalladoras', ['Overlock familiar']],
    ['a phrase with a synonym', 'cierre relampago', ['Cierre invisible 20 cm', 'Cierres metálicos surtidos']],
    ['the beginning of a code', 'cie-112', ['Cierre invisible 20 cm']],
  ])('has what is found by %s: %s [FIND-002 FIND-003]', (_, text, expected) => {
    expect(names(beyond(text)?.alsoUseful)).toEqual(expected);
    expect(beyond(text)?.isFirst).toBe(true);
  });

  test('has whole words only [FIND-002]', () => {
    for (const text of ['hilo roj', 'aguja 9', 'crema']) expect(names(beyond(text)?.alsoUseful)).toEqual([]);
  });

  test('has nothing that the results have [FIND-002]', () => {
    const texts = fc
      .array(fc.constantFrom('hilo', 'cierre', 'rojo', 'aguja', 'carretel', 'raso', '90/14'), {
        maxLength: 3,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(texts, fc.nat(31), (text, seed) => {
        const filters = { ...NO_FILTERS, text };
        const results = queryCatalogue(index, { filters, seed, page: 1, size: 16 }).products;
        const found = beyondResults(index, { filters, seed, size: 16, synonyms: SYNONYMS });
        expect(found?.alsoUseful.filter((product) => results.includes(product)) ?? []).toEqual([]);
        expect(found?.alsoUseful.length ?? 0).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('stands before results that match in the middle of words alone [FIND-002]', () => {
    const inside = indexed(
      [{ name: 'Portahilos' }, { name: 'Bobina', type: 'Carretel' }].map((one, at) =>
        aProduct({ id: `p${at}`, type: 'Otro', subsection: 'Varios', ...one }),
      ),
    );
    const search = { filters: { ...NO_FILTERS, text: 'hilo' }, seed: 0, size: 16, synonyms: SYNONYMS };
    expect(beyondResults(inside, search)).toMatchObject({ alsoUseful: [{ name: 'Bobina' }], isFirst: true });
    expect(beyond('carretel')?.isFirst).toBe(true);
  });

  test('is reached by misspelt colours and synonyms too [FIND-001 FIND-002]', () => {
    const found = beyond('cremayera');
    expect(found?.nearest?.text).toBe('cremallera');
    expect(names(found?.nearest?.products)).toHaveLength(2);
  });
});
