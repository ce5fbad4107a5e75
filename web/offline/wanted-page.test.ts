import { expect, test } from 'vitest';
import { wantedPage } from './wanted-page.ts';

const origin = 'https://tienda.example';
const at = (hash: string) => wantedPage({ hash, origin });

test('the home opens the page that the worker could not answer [OFFLINE-001]', () => {
  expect(at(`#abrir=${encodeURIComponent('/?q=hilo rojo')}`)).toBe('/?q=hilo%20rojo');
  expect(at('#contenido')).toBeNull();
});

test.each(['//otra.example/x', 'https://otra.example/', 'javascript:alert(1)', '%E0%A4%A'])(
  'a forged link to %s opens nothing [OFFLINE-001]',
  (path) => {
    expect(at(`#abrir=${path}`)).toBeNull();
  },
);
