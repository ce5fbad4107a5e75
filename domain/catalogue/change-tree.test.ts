import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SECTIONS } from '../products/sections.ts';
import {
  type Categories,
  hasCategory,
  isSamePlace,
  movedPlace,
  placeNow,
  spelledPlace,
} from './categories.ts';
import { type ChangedTree, changedTree, type TreeChange } from './change-tree.ts';
import { DEFAULT_TREE } from './default-tree.ts';
import { type CategoryPlace, formTaxonomy, OTHERS, shownTaxonomy } from './taxonomy.ts';

const START: Categories = { tree: DEFAULT_TREE, former: [] };
const hilos = at('Hilos');
const cintas = at('Cintas');

function at(subsection: string, type = ''): CategoryPlace {
  return { section: 'Merceria', subsection, type };
}

function changed(categories: Categories, change: TreeChange, isEmpty = true): ChangedTree {
  return changedTree(categories, change, () => !isEmpty);
}

function after(...changes: readonly TreeChange[]): Categories {
  return changes.reduce((categories, change) => {
    const outcome = changed(categories, change);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.categories;
  }, START);
}

function refusal(change: TreeChange, isEmpty = true): string | null {
  const outcome = changed(START, change, isEmpty);
  return outcome.ok ? null : outcome.reason;
}

function namesOf({ tree }: Categories, subsection = ''): readonly string[] {
  const haberdashery = shownTaxonomy(tree)[1]?.subsections ?? [];
  if (subsection === '') return haberdashery.map(({ name }) => name);
  return haberdashery.find(({ name }) => name === subsection)?.types ?? [];
}

test('subsections and types are added, renamed, put in order, hidden and pictured [STORE-004]', () => {
  const categories = after(
    { verb: 'add', at: { section: 'Merceria', subsection: '' }, name: '  Lanas  y   ovillos ' },
    { verb: 'add', at: at('Lanas y ovillos'), name: 'Merino' },
    { verb: 'add', at: at('Lanas y ovillos'), name: 'Bambú' },
    { verb: 'order', at: at('Lanas y ovillos'), names: ['Bambú', 'Merino'] },
    { verb: 'rename', at: cintas, name: 'Cintas y galones' },
    { verb: 'hide', at: at('Cintas y galones', 'Raso'), isHidden: true },
    { verb: 'picture', at: at('Lanas y ovillos'), picture: '/images/lana.webp' },
  );
  expect(namesOf(categories)).toContain('Cintas y galones');
  expect(namesOf(categories, 'Lanas y ovillos')).toEqual(['Bambú', 'Merino']);
  expect(namesOf(categories, 'Cintas y galones')).not.toContain('Raso');
  const form = formTaxonomy(categories.tree)[1]?.subsections;
  expect(form?.find(({ name }) => name === 'Cintas y galones')?.types).toContain('Raso');
  expect(categories.tree[1]?.subsections.at(-1)?.picture).toBe('/images/lana.webp');
});

test('a renamed subsection keeps its drawing [STORE-004]', () => {
  const [, haberdashery] = after({ verb: 'rename', at: hilos, name: 'Hilados' }).tree;
  expect(haberdashery?.subsections[0]?.picture).toBe('/art/subsections/hilos.webp');
});

test('names are refused that are taken, empty, too long, reserved or would break an address [STORE-004]', () => {
  const rename = (name: string, place = hilos) => refusal({ verb: 'rename', at: place, name });
  expect(rename('CINTAS')).toBe('name-taken');
  expect(rename('industrial')).toBe('name-taken');
  expect(rename('hílos')).toBeNull();
  expect(rename('Algodon', at('Hilos', 'Jean'))).toBe('name-taken');
  expect(rename('Algodón', at('Cierres', 'Común'))).toBeNull();
  expect(rename('   ')).toBe('empty-name');
  expect(rename('x'.repeat(61))).toBe('long-name');
  expect(rename('otros', at('Hilos', 'Jean'))).toBe('reserved-name');
  expect(rename('Mercería')).toBe('reserved-name');
  expect(rename('Hilos > Lanas')).toBe('forbidden-character');
  expect(rename('Lana/Seda', at('Hilos', 'Jean'))).toBe('forbidden-character');
  expect(rename('Lanas', at('Telas'))).toBe('unknown-category');
  expect(refusal({ verb: 'rename', at: at('Hilos', OTHERS), name: 'Varios' })).toBe('unknown-category');
  expect(refusal({ verb: 'order', at: hilos, names: ['Algodón'] })).toBe('wrong-order');
});

test('a category with products is removed only with a place for them [STORE-004]', () => {
  expect(refusal({ verb: 'remove', at: hilos, into: null })).toBeNull();
  expect(refusal({ verb: 'remove', at: hilos, into: null }, false)).toBe('place-needed');
  expect(refusal({ verb: 'remove', at: hilos, into: at('Hilos', 'Jean') }, false)).toBe('unknown-place');
  expect(refusal({ verb: 'remove', at: at('Hilos', 'Jean'), into: at('Hilos', OTHERS) }, false)).toBeNull();
  expect(refusal({ verb: 'merge', at: hilos, into: hilos })).toBe('unknown-place');
  expect(refusal({ verb: 'merge', at: hilos, into: at('Cintas', 'Raso') })).toBe('unknown-place');
});

test('merged subsections have the types of both, each once [STORE-004]', () => {
  const categories = after({ verb: 'merge', at: at('Cordones'), into: hilos });
  expect(namesOf(categories)).not.toContain('Cordones');
  expect(namesOf(categories, 'Hilos')).toEqual([
    ...namesOf(START, 'Hilos'),
    'Zapatilla',
    'Capucha',
    'Cola de ratón',
  ]);
  expect(placeNow(at('Cordones', 'algodon'), categories)).toEqual(at('Hilos', 'Algodón'));
});

test('an old name leads to the new one, through any number of changes [STORE-004]', () => {
  const categories = after(
    { verb: 'rename', at: hilos, name: 'Hilados' },
    { verb: 'rename', at: at('Hilados', 'Bordar'), name: 'Bordado' },
    { verb: 'rename', at: at('Hilados'), name: 'Lanas' },
    { verb: 'remove', at: cintas, into: at('Lanas', OTHERS) },
  );
  expect(placeNow(at('hilos', 'BORDAR'), categories)).toEqual(at('Lanas', 'Bordado'));
  expect(placeNow(at('Hilados', 'Algodón'), categories)).toEqual(at('Lanas', 'Algodón'));
  expect(placeNow(at('Cintas', 'Raso'), categories)).toEqual(at('Lanas', OTHERS));
  expect(placeNow(at('Telas', 'Gasa'), categories)).toEqual(at('Telas', 'Gasa'));
  const again = changed(categories, { verb: 'add', at: at(''), name: 'Hilos' });
  expect(again.ok && placeNow(at('Hilos'), again.categories)).toEqual(at('Hilos'));
  // The new category has none of the old one's types.
  expect(again.ok && placeNow(at('Hilos', 'Algodón'), again.categories)).toEqual(at('Lanas', 'Algodón'));
});

const NAMES = ['Hilos', 'Cintas', 'Lanas', 'hilos', 'Algodón', 'Raso', 'Jean', OTHERS, ''];
const name = fc.constantFrom(...NAMES);
const place = fc.record({ section: fc.constantFrom(...SECTIONS), subsection: name, type: name });
const change: fc.Arbitrary<TreeChange> = fc.oneof(
  fc.record({ verb: fc.constant('add' as const), at: place, name }),
  fc.record({ verb: fc.constant('rename' as const), at: place, name }),
  fc.record({ verb: fc.constant('hide' as const), at: place, isHidden: fc.boolean() }),
  fc.record({ verb: fc.constant('merge' as const), at: place, into: place }),
  fc.record({ verb: fc.constant('remove' as const), at: place, into: fc.option(place) }),
);

test('after any changes each product has a place, and each old name leads to a present one at once [STORE-004]', () => {
  const places = formTaxonomy(DEFAULT_TREE).flatMap(({ section, subsections }) =>
    subsections.flatMap(({ name, types }) => types.map((type) => ({ section, subsection: name, type }))),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let categories = START;
      let products: readonly CategoryPlace[] = places;
      for (const one of changes) {
        const holds = (at: CategoryPlace) =>
          products.some((own) => isSamePlace(at, at.type === '' ? { ...own, type: '' } : own));
        const outcome = changedTree(categories, one, holds);
        if (!outcome.ok) continue;
        categories = outcome.categories;
        products = products.map((own) => movedPlace(own, outcome.moves) ?? own);
      }
      for (const own of products) expect(hasCategory(categories.tree, own)).toBe(true);
      expect(places.map((own) => hasCategory(categories.tree, placeNow(own, categories)))).not.toContain(
        false,
      );
      for (const { from, to } of categories.former) {
        expect(hasCategory(categories.tree, from)).toBe(false);
        expect(hasCategory(categories.tree, to)).toBe(true);
      }
    }),
  );
});

test('a rename and its inverse leave the tree as it was [STORE-004]', () => {
  const free = fc.stringMatching(/^[A-ZÑÁ][a-zñé ]{2,20}$/);
  fc.assert(
    fc.property(place, free, (at, name) => {
      const there = changed(START, { verb: 'rename', at, name });
      fc.pre(there.ok);
      const own = there.moves[0];
      fc.pre(own !== undefined);
      const before = spelledPlace(at, START.tree);
      const back = changed(there.categories, {
        verb: 'rename',
        at: own.to,
        name: before.type || before.subsection,
      });
      expect(back.ok && back.categories.tree).toEqual(START.tree);
    }),
  );
});
