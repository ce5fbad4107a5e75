import { expect, test } from 'vitest';
import {
  fetchedSentence,
  importedSentence,
  importSentence,
  leftChangesSentence,
  photosSentence,
  undoneSentence,
} from './import-sentence.ts';

const counts = { new: 0, changed: 0, wrong: 0, skipped: 0 };

test('one sentence says what importing will do [IMPORT-006]', () => {
  expect(importSentence({ ...counts, new: 34, changed: 178, wrong: 6 })).toBe(
    'Se crean 34 y se actualizan 178; 6 filas quedan afuera.',
  );
  expect(importSentence({ ...counts, new: 1, skipped: 1 })).toBe('Se crea 1; 1 fila queda afuera.');
  expect(importSentence({ ...counts, changed: 1200 })).toBe('Se actualizan 1.200.');
  expect(importSentence(counts)).toBe('No hay nada que importar.');
  expect(importSentence({ ...counts, wrong: 2, skipped: 1 })).toBe(
    'No hay nada que importar; 3 filas quedan afuera.',
  );
});

test('one sentence says what importing did [IMPORT-006]', () => {
  expect(importedSentence({ created: 34, updated: 1 })).toBe(
    'Se crearon 34 productos y se actualizó 1 producto.',
  );
  expect(importedSentence({ created: 0, updated: 0 })).toBe('No cambió ningún producto.');
});

test('one sentence says which photos come from other sites, and one what became of them [IMPORT-009]', () => {
  expect(photosSentence(1)).toBe('Después se trae 1 foto de su sitio.');
  expect(photosSentence(1200)).toBe('Después se traen 1.200 fotos de sus sitios.');
  expect(fetchedSentence({ fetched: 1, failed: 0 })).toBe('Se guardó 1 foto.');
  expect(fetchedSentence({ fetched: 22, failed: 2 })).toBe('Se guardaron 22 fotos y 2 fotos no llegaron.');
  expect(fetchedSentence({ fetched: 0, failed: 1 })).toBe('1 foto no llegó.');
});

test('one sentence says what undoing did [IMPORT-007]', () => {
  expect(undoneSentence({ removed: 34, restored: 1 })).toBe(
    'Se quitaron 34 productos y volvieron los precios de 1 producto.',
  );
  expect(undoneSentence({ removed: 1, restored: 0 })).toBe('Se quitó 1 producto.');
  expect(undoneSentence({ removed: 0, restored: 0 })).toBe(
    'No había productos para quitar ni precios para devolver.',
  );
  expect(leftChangesSentence(1)).toBe(
    'En 1 producto quedan los nombres, categorías, fotos y demás datos que cambió.',
  );
});
