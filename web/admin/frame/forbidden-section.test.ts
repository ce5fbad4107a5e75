import { expect, test } from 'vitest';
import { lackedAt } from './forbidden-section.ts';

test('a section and all below it open only to the roles that may use it [STORE-007]', () => {
  const lacking = (role: 'encargado' | 'mostrador') => (path: string) => lackedAt(`/hilvanDash${path}`, role);
  expect(
    ['', '/pedidos', '/pedidos/1', '/clientes/1', '/productos', '/cuenta'].map(lacking('mostrador')),
  ).toEqual(Array(6).fill(null));
  expect(['/nuevo', '/precios/historial', '/importar/fotos', '/registro'].map(lacking('mostrador'))).toEqual([
    'catalogue',
    'prices',
    'imports',
    'log',
  ]);
  expect(['/nuevo', '/precios', '/Importar/', '/registro'].map(lacking('encargado'))).toEqual(
    Array(4).fill(null),
  );
});
