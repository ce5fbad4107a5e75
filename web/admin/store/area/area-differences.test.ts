import { expect, test } from 'vitest';
import type { AreaDefinition } from './area-definition.ts';
import { areaDifferences, mergedArea } from './area-differences.ts';

type Fields = { readonly name: string; readonly tagline: string; readonly foundedIn: number };

const definition: AreaDefinition<Fields> = {
  area: 'identity',
  title: 'Identidad',
  schema: { safeParse: () => ({ success: true }) },
  fields: { name: { label: 'Nombre' }, tagline: { label: 'Lema' }, foundedIn: { label: 'Año' } },
};

const base = { name: 'Casa', tagline: 'Hilos', foundedIn: 1923 };
const mine = { ...base, name: 'Bobina' };
const theirs = { ...base, name: 'Carretel', tagline: 'Agujas' };

test('of two savers each keeps what only they changed, and the second one’s own wins [STORE-001]', () => {
  const differences = areaDifferences(definition, { base, mine, theirs });
  expect(differences).toEqual([
    { name: 'name', suggested: 'mine' },
    { name: 'tagline', suggested: 'theirs' },
  ]);
  const sides = new Map(differences.map(({ name, suggested }) => [name, suggested]));
  expect(mergedArea({ mine, theirs }, sides)).toEqual({ name: 'Bobina', tagline: 'Agujas', foundedIn: 1923 });
});
