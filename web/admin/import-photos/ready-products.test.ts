import { expect, test } from 'vitest';
import type { BatchPhoto, BatchPhotoState } from './photo-batch.ts';
import { readyProducts } from './ready-products.ts';

const PRODUCT = { id: 'p1', code: 'ABC-12', name: 'Cinta', photos: 0 };

function photo(name: string, state: BatchPhotoState): BatchPhoto {
  return {
    id: name,
    name,
    mark: name,
    thumbnail: null,
    place: { kind: 'found', product: PRODUCT },
    state,
  };
}

const uploaded = (url: string): BatchPhotoState => ({ kind: 'uploaded', url });

test('a product waits until all its photos are on the server, then gets them in order [IMPORT-009]', () => {
  const second = photo('ABC-12_2.jpg', uploaded('/b'));
  const failed = photo('ABC-12.jpg', { kind: 'failed', reason: 'No hubo respuesta.' });
  expect(readyProducts([second, failed], 'replace')).toEqual([]);
  expect(readyProducts([second, photo('ABC-12.jpg', uploaded('/a'))], 'replace')).toEqual([
    {
      id: 'p1',
      mode: 'replace',
      photos: [
        { id: 'ABC-12.jpg', url: '/a' },
        { id: 'ABC-12_2.jpg', url: '/b' },
      ],
    },
  ]);
});

test('photos that come later are added to those that the batch gave already [IMPORT-009]', () => {
  const [ready] = readyProducts(
    [photo('ABC-12.jpg', { kind: 'done' }), photo('ABC-12_2.jpg', uploaded('/b'))],
    'replace',
  );
  expect(ready).toMatchObject({ mode: 'add', photos: [{ url: '/b' }] });
});
