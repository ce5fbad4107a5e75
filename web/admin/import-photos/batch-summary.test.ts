import { expect, test } from 'vitest';
import { batchSummary } from './batch-summary.ts';
import { type BatchPhoto, type BatchPhotoState, batchColumns, type PhotoPlace } from './photo-batch.ts';

const FOUND: PhotoPlace = {
  kind: 'found',
  product: { id: 'p1', code: 'ABC-12', name: 'Cinta', photos: 0 },
};

let made = 0;

function photo(kind: 'reading' | 'ready' | 'done' | 'unfit', place = FOUND): BatchPhoto {
  made += 1;
  const state: BatchPhotoState = kind === 'unfit' ? { kind, reason: 'Está vacío.' } : { kind };
  return { id: `${made}`, name: `ABC-12_${made}.jpg`, mark: `${made}`, thumbnail: null, place, state };
}

const sentence = (photos: BatchPhoto[], mode: 'add' | 'replace' = 'add') =>
  batchSummary(photos, batchColumns(photos, mode), mode).sentence;

test('one sentence says what will happen to the photos, and what happened [IMPORT-009]', () => {
  const unknown = photo('ready', { kind: 'unknown' });
  expect(sentence([photo('ready'), photo('ready')])).toBe('Se agregan 2 fotos a 1 producto.');
  expect(sentence([photo('ready'), unknown])).toBe(
    'Se agrega 1 foto a 1 producto; 1 sin producto queda afuera.',
  );
  expect(sentence([photo('ready'), unknown, photo('unfit'), photo('unfit')])).toBe(
    'Se agrega 1 foto a 1 producto; 1 sin producto y 2 que no sirven quedan afuera.',
  );
  expect(sentence([photo('ready'), photo('ready')], 'replace')).toBe('2 fotos reemplazan las de 1 producto.');
  expect(sentence([photo('done'), photo('done')])).toBe('Listo: 2 fotos en 1 producto.');
  expect(sentence([unknown])).toBe('Ninguna foto tiene producto; 1 sin producto queda afuera.');
});
