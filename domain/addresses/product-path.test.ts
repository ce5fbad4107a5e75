import { expect, test } from 'vitest';
import { productPath } from './product-path.ts';

test('a product’s address ends with its name, as people can read and type it [FIND-007]', () => {
  const pathOf = (name: string) => productPath({ id: '65ab', name });
  expect(pathOf('Cinta de raso 25 mm')).toBe('/moreInfo/65ab/cinta-de-raso-25-mm');
  expect(pathOf('  Ñandutí Nº 5 — “Güemes” (x 10)/rojo ')).toBe(
    '/moreInfo/65ab/nanduti-n-5-guemes-x-10-rojo',
  );
  expect(pathOf('?#%2F../<script>&\ud800')).toBe('/moreInfo/65ab/2f-script');
});

test('a name without letters or digits leaves the address as it was [FIND-007]', () => {
  for (const name of ['', ' ', '—/?', '\u7cf8'])
    expect(productPath({ id: '65ab', name })).toBe('/moreInfo/65ab');
});

test('a long name is cut, and no address ends with a dash [FIND-007]', () => {
  const path = productPath({ id: '65ab', name: `${'a'.repeat(59)} ${'b'.repeat(300)}` });
  expect(path).toBe(`/moreInfo/65ab/${'a'.repeat(59)}`);
  expect(productPath({ id: '65ab', name: 'ab '.repeat(9000) }).length).toBeLessThan(80);
});
