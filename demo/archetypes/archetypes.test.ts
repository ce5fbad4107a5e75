import { expect, test } from 'vitest';
import { combinationsOf, filledIn, variantAt } from '../variant-text.ts';
import { ARCHETYPES } from './all-archetypes.ts';

const ALL = ARCHETYPES.flatMap(({ archetypes }) => archetypes);

test('there are at least 150 archetypes, and each fills its texts', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(150);
  for (const { name, variants, summary, description, specifications } of ALL) {
    const first = variantAt(variants, 0);
    for (const text of [name, summary, description, specifications]) filledIn(text, first);
  }
});

test('every combination of an archetype has a name of its own', () => {
  const names = ALL.flatMap(({ name, variants }) =>
    Array.from({ length: combinationsOf(variants) }, (_, number) =>
      filledIn(name, variantAt(variants, number)),
    ),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('codes of different subsections begin differently', () => {
  const prefixes = ARCHETYPES.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
