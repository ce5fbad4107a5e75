import { expect, test } from 'vitest';
import type { WireAuditEntry } from '#schemas/wire/audit-entry.ts';
import { actorLabel, entryText } from './audit-entry-text.ts';

const when = { _id: 1, at: '2026-11-20T21:05:00.000Z', actor: 'ana@x.ar' };

test.each<[WireAuditEntry, string]>([
  [
    { ...when, kind: 'order-changed', details: { id: 'a', number: 7, status: 'En Progreso' } },
    'Pasó el pedido N.º 7 a En progreso',
  ],
  [{ ...when, kind: 'prices-updated', details: { count: 1200 } }, 'Actualizó los precios de 1.200 productos'],
  [
    { ...when, kind: 'list-downloaded', details: { list: 'messages', format: 'csv' } },
    'Descargó los mensajes (CSV)',
  ],
  [
    { ...when, kind: 'products-imported', details: { fileName: 'hilos.csv', created: 1, updated: 20 } },
    'Importó hilos.csv: 1 producto nuevo, 20 cambiados',
  ],
  [
    { ...when, kind: 'import-undone', details: { fileName: 'hilos.csv', removed: 2 } },
    'Deshizo la importación de hilos.csv: 2 productos quitados',
  ],
  [{ ...when, kind: 'recovery-code-used', details: { left: 1 } }, 'Usó un código de recuperación (queda 1)'],
  [
    { ...when, kind: 'login-failed', details: { reason: 'code' } },
    'Alguien intentó ingresar con un código equivocado',
  ],
])('%j', (entry, text) => {
  expect(entryText(entry)).toBe(text);
});

test('the actor of an entry is a person or the server', () => {
  expect([actorLabel('ana@x.ar'), actorLabel('')]).toEqual(['ana@x.ar', 'El servidor']);
});
