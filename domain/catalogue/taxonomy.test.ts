import { expect, test } from 'vitest';
import { aProduct } from '../products/a-product.ts';
import { DEFAULT_TREE } from './default-tree.ts';
import { NO_FILTERS } from './filters.ts';
import { queryCatalogue } from './query-catalogue.ts';
import { quickSearches } from './quick-searches.ts';
import { indexed } from './search-index.ts';
import { formTaxonomy, screenSection, shownTaxonomy } from './taxonomy.ts';

const TAXONOMY = shownTaxonomy(DEFAULT_TREE);
const QUICK_SEARCHES = quickSearches(TAXONOMY, (name) => name);

const [machines, haberdashery] = TAXONOMY;

const catalogue = TAXONOMY.flatMap(({ section, subsections }) =>
  subsections.flatMap(({ name, types }) =>
    types.map((type) => aProduct({ id: `${section}/${name}/${type}`, section, subsection: name, type })),
  ),
);

function found(filters: Partial<typeof NO_FILTERS>) {
  const query = { filters: { ...NO_FILTERS, ...filters }, seed: 0, page: 1, size: 1000 };
  return queryCatalogue(indexed(catalogue), query).products;
}

test('the machines and their types [NAV-006 NAV-007]', () => {
  expect(machines?.subsections).toEqual([
    {
      name: 'Industrial',
      types: ['Rectas', 'Overlock', 'Collaretas', 'Recta y zig zag', 'Doble arrastre', 'Triple arrastre'],
    },
    { name: 'Familiar', types: ['Máquina de coser', 'Collareta', 'Overlock'] },
  ]);
});

test('the twelve subsections of the haberdashery [NAV-009]', () => {
  expect(haberdashery?.subsections.map((subsection) => subsection.name)).toEqual([
    'Hilos',
    'Puntillas',
    'Agujas',
    'Abrojos/Apliques',
    'Reparadores',
    'Elásticos',
    'Herramientas/Tijeras',
    'Lubricantes y pegamentos',
    'Cintas',
    'Herrajes y Broches',
    'Cierres',
    'Cordones',
  ]);
});

test('every subsection has types of its own, none twice [NAV-010 NAV-011]', () => {
  for (const { types } of haberdashery?.subsections ?? []) {
    expect(types.length).toBeGreaterThanOrEqual(4);
    expect(new Set(types).size).toBe(types.length);
  }
  expect(haberdashery?.subsections.find((subsection) => subsection.name === 'Cierres')?.types).toEqual([
    'Común',
    'Desmontable',
    'Invisible',
    'Metálico',
    'Por metro',
    'Deslizadores',
  ]);
});

test("the product form's lists are the public ones and 'Otros' [NAV-012 NAV-013]", () => {
  for (const [at, branch] of formTaxonomy(DEFAULT_TREE).entries()) {
    for (const [position, { name, types }] of branch.subsections.entries()) {
      const shown = TAXONOMY[at]?.subsections[position];
      expect({ name, types }).toEqual({ name: shown?.name, types: [...(shown?.types ?? []), 'Otros'] });
    }
  }
});

test.each(TAXONOMY.map((branch) => [branch.label, branch] as const))(
  'the filter of the branch %s gives its whole section [NAV-005 FILTER-005 FILTER-006]',
  (_, branch) => {
    const products = found({ type: branch.filterType });
    expect(new Set(products.map((product) => product.section))).toEqual(new Set([branch.section]));
    expect(products).toHaveLength(branch.subsections.flatMap((subsection) => subsection.types).length);
  },
);

test('the quick searches, in their order [SEARCH-002]', () => {
  const labels = QUICK_SEARCHES.map((chip) => chip.label);
  expect(labels).toEqual(['Máquinas de coser', 'Hilos', 'Elásticos', 'Herramientas', 'Cierres']);
});

test.each([
  ['Máquinas de coser', 'Maquina', null],
  ['Hilos', 'Merceria', 'Hilos'],
  ['Elásticos', 'Merceria', 'Elásticos'],
  ['Herramientas', 'Merceria', 'Herramientas/Tijeras'],
  ['Cierres', 'Merceria', 'Cierres'],
])('the chip %s shows exactly its category [SEARCH-G01]', (label, section, subsection) => {
  const chip = QUICK_SEARCHES.find((candidate) => candidate.label === label);
  const expected = catalogue.filter(
    (product) => product.section === section && (subsection === null || product.subsection === subsection),
  );
  expect(new Set(found({ type: chip?.type ?? 'none', subsection: chip?.subsection ?? 'none' }))).toEqual(
    new Set(expected),
  );
  expect(expected.length).toBeGreaterThan(0);
});

test('stored sections have no accent, screens write it [DATA-015 WIZARD-002]', () => {
  expect(TAXONOMY.map((branch) => branch.section)).toEqual(['Maquina', 'Merceria']);
  expect(screenSection('Maquina')).toBe('Máquina');
  expect(screenSection('Merceria')).toBe('Mercería');
});
