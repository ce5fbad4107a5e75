import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './product-draft.ts';
import { VariantField } from './variant-field.tsx';

function shown(models: readonly string[]): string {
  const draft = { ...EMPTY_DRAFT, variants: 'COLOURS', colours: ['Rojo'], models } as const;
  const unused = () => {
    throw new Error('nothing is pressed here');
  };
  const photos = {
    entries: [],
    add: unused,
    remove: unused,
    move: unused,
    retry: unused,
    giveColour: unused,
    describe: unused,
    replace: unused,
  };
  const form = {
    draft,
    problems: {},
    photos,
    set: unused,
    replace: unused,
    read: unused,
    showProblems: unused,
  };
  return renderToStaticMarkup(createElement(VariantField, { form }));
}

test('a product that has both colours and models says which of them saving keeps [DETAIL-G06]', () => {
  expect(shown(['Grande', 'Chico'])).toContain('Tiene además modelos (Grande, Chico).');
  expect(shown([])).not.toContain('Tiene además');
});
