import { expect, test } from 'vitest';
import { serverProblems } from './server-problems.ts';

const problem = (errors: { field: string; message: string }[]) =>
  serverProblems({ type: 'about:blank', status: 400, code: 'invalid-request', title: '-', errors });

test('the server’s objections appear under the field’s label [PRODADM-016]', () => {
  expect(
    problem([
      { field: 'data.items.0.code', message: 'Código: ya lo tiene otro producto' },
      { field: 'data.items.0.photo.3', message: 'Fotos: https://foto.test/a no es de un sitio permitido' },
      { field: 'data.items.0.photo.5', message: 'Fotos: otra' },
      { field: 'data.items.0.photoAlt.1', message: 'Texto alternativo: tiene más de 200 letras' },
      { field: 'data.type', message: 'Tipo: es obligatorio' },
      { field: 'items', message: 'Datos del producto: nada' },
    ]),
  ).toEqual({
    code: 'Ya lo tiene otro producto.',
    photos: 'https://foto.test/a no es de un sitio permitido.',
    altTexts: 'Tiene más de 200 letras.',
    type: 'Es obligatorio.',
  });
});

test('a problem without fields gives no objections', () => {
  expect(serverProblems({ type: 'about:blank', status: 500, code: 'unexpected', title: '-' })).toEqual({});
});
