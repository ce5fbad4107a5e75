import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shownBrands } from './shown-store.ts';

const DRAWINGS = fileURLToPath(new URL('../public/brands', import.meta.url));

test('exactly the brands with a file have a drawn logo, and others are written [STORE-001]', () => {
  const slugs = [...readdirSync(DRAWINGS).map((file) => file.replace('.svg', '')), 'otra-marca'];
  const shown = shownBrands(slugs.map((slug) => ({ name: slug, slug, logo: null })));
  expect(shown.filter(({ slug }) => slug === '').map(({ name }) => name)).toEqual(['otra-marca']);
});
