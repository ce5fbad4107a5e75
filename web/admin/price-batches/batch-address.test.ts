import { expect, test } from 'vitest';
import { batchAddress, batchSearch, isSameList } from './batch-address.ts';

test('a list of batches has its page and its open batch in the address [STUDIO-001]', () => {
  const view = { page: 3, open: 'lote-7' };
  expect(batchAddress(new URLSearchParams(batchSearch(view)))).toEqual(view);
  expect(batchSearch({ page: 1, open: null })).toBe('');
});

test('a look at the history keeps the form of ‘Cambiar’ in the address [STUDIO-001]', () => {
  const present = new URLSearchParams('subseccion=Hilos&valor=12%2C5&lote=a&pagina=2');
  expect(batchSearch({ page: 1, open: 'b' }, present)).toBe('?subseccion=Hilos&valor=12%2C5&lote=b');
  expect(batchSearch({ page: 1, open: null }, present)).toBe('?subseccion=Hilos&valor=12%2C5');
});

test('opening a batch is no other list, and turning a page is [STUDIO-001]', () => {
  const at = (search: string) => new URL(`http://x.test/hilvanDash/precios/historial${search}`);
  expect(isSameList(at('?pagina=2'), at('?pagina=2&lote=a'))).toBe(true);
  expect(isSameList(at(''), at('?pagina=2'))).toBe(false);
});
