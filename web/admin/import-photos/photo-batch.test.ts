import { describe, expect, test } from 'vitest';
import { type BatchPhoto, batchColumns, type PhotoPlace } from './photo-batch.ts';

const PRODUCT = { id: 'p1', code: 'ABC-12', name: 'Cinta', photos: 0 };

function aBatchPhoto(name: string, changes: Partial<BatchPhoto> = {}): BatchPhoto {
  const place: PhotoPlace = { kind: 'found', product: PRODUCT };
  return { id: name, name, mark: name, thumbnail: null, place, state: { kind: 'ready' }, ...changes };
}

const names = (photos: readonly BatchPhoto[] = []) => photos.map(({ name }) => name);

describe('the columns of photos', () => {
  test('each product has its photos in order, and the products follow their codes [IMPORT-009]', () => {
    const other = { ...PRODUCT, id: 'p2', code: 'ABC-2' };
    const { found } = batchColumns(
      [
        aBatchPhoto('ABC-12_10.jpg'),
        aBatchPhoto('ABC-12_2.jpg'),
        aBatchPhoto('ABC-2.jpg', { place: { kind: 'found', product: other } }),
        aBatchPhoto('ABC-12.jpg'),
      ],
      'add',
    );
    expect(found.map(({ product, photos }) => [product.code, names(photos)])).toEqual([
      ['ABC-2', ['ABC-2.jpg']],
      ['ABC-12', ['ABC-12.jpg', 'ABC-12_2.jpg', 'ABC-12_10.jpg']],
    ]);
  });

  test('photos without a product, with several, and unfit ones say why [IMPORT-009]', () => {
    const { found, unknown, unfit } = batchColumns(
      [
        aBatchPhoto('a.jpg', { place: { kind: 'unknown' } }),
        aBatchPhoto('b.jpg', { place: { kind: 'ambiguous', codes: ['AB-1', 'AB 1'] } }),
        aBatchPhoto('c.jpg', { state: { kind: 'unfit', reason: 'El archivo está vacío.' } }),
        aBatchPhoto('d.jpg', { place: { kind: 'unasked' } }),
      ],
      'add',
    );
    expect(found).toEqual([]);
    expect(unknown.map(({ reason }) => reason)).toEqual([
      'Ningún código empieza el nombre del archivo.',
      'Puede ser de AB-1 o de AB 1: escribe el código tal cual en el nombre del archivo.',
    ]);
    expect(unfit.map(({ reason }) => reason)).toEqual(['El archivo está vacío.']);
  });

  test('a product takes twelve photos, counting those it keeps [IMPORT-009]', () => {
    const place: PhotoPlace = { kind: 'found', product: { ...PRODUCT, photos: 11 } };
    const photos = [aBatchPhoto('ABC-12_1.jpg', { place }), aBatchPhoto('ABC-12_2.jpg', { place })];
    const added = batchColumns(photos, 'add');
    expect(names(added.found[0]?.photos)).toEqual(['ABC-12_1.jpg']);
    expect(added.unfit.map(({ photo, reason }) => [photo.name, reason])).toEqual([
      ['ABC-12_2.jpg', 'ABC-12 puede tener hasta 12 fotos y ya tiene 11.'],
    ]);
    expect(batchColumns(photos, 'replace').unfit).toEqual([]);
  });
});
