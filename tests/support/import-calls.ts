import type { InjectOptions } from 'fastify';
import { checkedImport, IMPORT_OPTIONS, multipartFile } from './import-file.ts';
import type { TestShop } from './test-shop.ts';

/** A good call of each route about imports, in an order in which each finds what it needs. */
export async function importCalls(shop: TestShop): Promise<Record<string, InjectOptions>> {
  const { read } = await checkedImport(shop, 'Código;Nombre;Precio\nH-1;Hilo nuevo;50\nH-2;Sin lugar;1\n');
  const of = (rest: string) => ({ url: `/api/imports/${read.id}${rest}` });
  const mapping = { Código: 'code', Nombre: 'name', Precio: 'price' };
  return {
    'POST /api/imports': multipartFile('Código;Precio\nH-1;1.234\n'),
    'GET /api/imports': {},
    'GET /api/imports/template': {},
    'GET /api/imports/:id': of(''),
    'GET /api/imports/:id/changes': of('/changes?page=1'),
    'GET /api/imports/:id/wrong-rows': of('/wrong-rows?format=csv'),
    'POST /api/imports/:id/check': { ...of('/check'), payload: { mapping, options: IMPORT_OPTIONS } },
    'POST /api/imports/:id/apply': { ...of('/apply'), payload: { onlyGood: true } },
    'POST /api/imports/:id/photos': of('/photos'),
    'POST /api/imports/:id/show': of('/show'),
    'POST /api/imports/:id/undo': of('/undo'),
  };
}
