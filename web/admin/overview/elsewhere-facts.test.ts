import { expect, test } from 'vitest';
import type { WireBackups, WireElsewhere } from '#schemas/backup-answers.ts';
import { backupLines } from './backup-lines.ts';
import { copyFact, proofFact } from './elsewhere-facts.ts';
import { backupFact } from './safety-facts.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const SENT: WireElsewhere = {
  running: false,
  last: { sentAt: '2026-11-21T06:31:00.000Z', bytes: 25_800_000, kept: 30 },
  proof: { provedAt: '2026-11-02T06:35:00.000Z', products: 1174, orders: 1286 },
};
const BACKUPS: WireBackups = {
  automatic: true,
  running: false,
  last: { madeAt: '2026-11-21T06:30:00.000Z', bytes: 25_800_000, name: 'hilvan-2026-11-21T063000Z.tar' },
  elsewhere: SENT,
};
const FULL = 'el depósito está lleno (507 InsufficientStorage)';

const plain = (fact: { value: string; note: string; isTrouble: boolean }) =>
  [fact.value, fact.note].map((text) => text.replaceAll('\u00a0', ' ')).concat(fact.isTrouble ? 'mirar' : '');
const copy = (elsewhere: Partial<WireElsewhere>, now = NOW) =>
  plain(copyFact({ ...SENT, ...elsewhere }, now));
const proof = (elsewhere: Partial<WireElsewhere>) => plain(proofFact({ ...SENT, ...elsewhere }, NOW));

test('the last copy elsewhere says when it arrived, its size and how many are kept [RUN-001]', () => {
  expect(copy({})).toEqual(['Hoy 03:31', '25,8 MB, cifrada · guarda 30', '']);
  expect(copy({ last: null })).toEqual([
    'Todavía ninguna',
    'La próxima copia de seguridad va también al depósito.',
    '',
  ]);
});

test('a failed copy says why, with the last good one, and a late one is trouble [RUN-001]', () => {
  expect(copy({ lastError: FULL })).toEqual([
    `Falló: ${FULL}`,
    'La última buena: hoy 03:31 · 25,8 MB, cifrada · guarda 30',
    'mirar',
  ]);
  expect(copy({ lastError: FULL, last: null })[1]).toBe('Todavía no llegó ninguna.');
  expect(copy({}, NOW + 3 * DAY)).toEqual(['Hace 3 días 03:31', '25,8 MB, cifrada · guarda 30', 'mirar']);
});

test('the last proof says what was compared, and a failed one why [RUN-001]', () => {
  const compared = 'Se trajo, se restauró aparte y se comparó: 1.174 productos, 1.286 pedidos';
  expect(proof({})).toEqual(['Hace 19 días, bien', compared, '']);
  expect(proof({ proofError: 'cambió desde que se guardó' })).toEqual([
    'Falló: cambió desde que se guardó',
    'La última buena: 2 de noviembre de 2026, 03:35',
    'mirar',
  ]);
  expect(proof({ proof: null })).toMatchObject(['Todavía ninguna', /cada mes/, '']);
  expect(proof({ running: true })[0]).toBe('Trabajando con las copias');
});

test('the backup beside it no longer asks to keep one elsewhere, and trouble is the first thing to do [RUN-001]', () => {
  expect(backupFact(BACKUPS, NOW).note).toBe('Cada noche se hace una.');
  const lines = (elsewhere: Partial<WireElsewhere>, now = NOW) =>
    backupLines(
      {
        ...BACKUPS,
        last: { ...BACKUPS.last, madeAt: new Date(now).toISOString(), bytes: 1 },
        elsewhere: { ...SENT, ...elsewhere },
      },
      now,
    ).map(({ text }) => text);
  expect(lines({})).toEqual([]);
  expect(lines({ lastError: FULL })).toEqual([`La copia fuera de la máquina falló: ${FULL}`]);
  expect(lines({ proofError: 'falta' })).toEqual(['La prueba de que la copia sirve falló: falta']);
  expect(lines({}, NOW + 3 * DAY)).toEqual(['La última copia fuera de la máquina es de hace 3 días']);
});
