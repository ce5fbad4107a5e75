import { expect, test } from 'vitest';
import { batchAddress, batchSearch, reloadsList } from './batch-address.ts';

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

test('opening a batch fetches its list no more, and turning a page does [STUDIO-001]', () => {
  const at = (search: string) => new URL(`http://x.test/hilvanDash/precios/historial${search}`);
  const reloads = (from: string, to: string) =>
    reloadsList({ currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate: true });
  expect(reloads('?pagina=2', '?pagina=2&lote=a')).toBe(false);
  expect(reloads('', '?pagina=2')).toBe(true);
  expect(reloads('?pagina=2', '?pagina=2')).toBe(true);
});
