import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LINES, pastedLines } from './pasted-lines.ts';

/** The likeliest reading of the only line. */
const read = (line: string) => {
  const [{ readings: [reading] = [] } = { readings: [] }] = pastedLines(line);
  return [reading?.units, reading?.text];
};

test.each([
  ['hilo rojo', 1, 'hilo rojo'],
  ['2 hilo rojo', 2, 'hilo rojo'],
  ['2x hilo rojo', 2, 'hilo rojo'],
  ['2 x hilo rojo', 2, 'hilo rojo'],
  ['2 × hilo rojo', 2, 'hilo rojo'],
  ['x2 hilo rojo', 2, 'hilo rojo'],
  ['2 u. hilo rojo', 2, 'hilo rojo'],
  ['2 unidades de hilo rojo', 2, 'hilo rojo'],
  ['12 uds hilo rojo', 12, 'hilo rojo'],
  ['2 - hilo rojo', 2, 'hilo rojo'],
  ['hilo rojo x2', 2, 'hilo rojo'],
  ['hilo rojo x 2', 2, 'hilo rojo'],
  ['hilo rojo * 2', 2, 'hilo rojo'],
  ['hilo rojo (2)', 2, 'hilo rojo'],
  ['hilo rojo: 2', 2, 'hilo rojo'],
  ['hilo rojo - 2', 2, 'hilo rojo'],
  ['hilo rojo, 2 u.', 2, 'hilo rojo'],
  ['hilo rojo 2 unidades', 2, 'hilo rojo'],
  ['hilo rojo cant. 2', 2, 'hilo rojo'],
  ['hilo rojo, cantidad: 2', 2, 'hilo rojo'],
  ['dos hilos rojos', 2, 'hilos rojos'],
  ['una docena de botones', 12, 'botones'],
  ['media docena de botones', 6, 'botones'],
  ['3 docenas botones', 36, 'botones'],
  ['botones x 2 docenas', 24, 'botones'],
  ['un par de agujas', 2, 'agujas'],
  ['1.000 botones', 1000, 'botones'],
  ['Quiero hilo', 1, 'hilo'],
  ['2u hilo rojo', 2, 'hilo rojo'],
  ['x2u hilo rojo', 2, 'hilo rojo'],
  ['2 un. hilo rojo', 2, 'hilo rojo'],
  ['hilo rojo x2u', 2, 'hilo rojo'],
  ['2 (dos) hilo rojo', 2, 'hilo rojo'],
  ['1/2 docena de botones', 6, 'botones'],
  ['½ docena botones', 6, 'botones'],
  ['cuarenta botones', 40, 'botones'],
  ['hola, necesito 3 hilos', 3, 'hilos'],
  ['y un hilo', 1, 'hilo'],
  ['2 centímetro retráctil', 2, 'centímetro retráctil'],
  ['hilo rojo - 10 unidades', 10, 'hilo rojo'],
  ['hilo × 100 m (4)', 4, 'hilo × 100 m'],
])('%j asks for %i of %j [FIND-008]', (line, units, text) => {
  expect(read(line)).toEqual([units, text]);
});

test.each([
  '20 cm de cierre',
  'Cierre 20 cm',
  'Aguja 90/14',
  'Hilo 30 × 100 m',
  'Elástico 1,6 mm blanco',
  '2,5 m de cinta',
  'Botón de 4 agujeros',
  'HIL-204',
  '50% algodón',
])('the number of %j is part of the name [FIND-008]', (line) => {
  expect(read(line)).toEqual([1, line]);
});

test('a number at the end may be either [FIND-008]', () => {
  expect(pastedLines('10482 3')[0]?.readings).toEqual(
    expect.arrayContaining([
      { text: '10482 3', units: 1 },
      { text: '10482', units: 3 },
    ]),
  );
});

test.each([
  ['HIL-204\tHilo rojo\t3', { text: 'HIL-204', units: 3 }],
  ['3\tHIL-204\tHilo rojo', { text: 'HIL-204', units: 3 }],
  ['10482\tHilo rojo\t3', { text: '10482', units: 3 }],
  ['HIL-204;Hilo rojo;3', { text: 'HIL-204', units: 3 }],
  ['HIL-204\tHilo rojo\t3\t$ 1.650', { text: 'Hilo rojo', units: 3 }],
])('a row of a spreadsheet %j has its quantity in a cell [FIND-008]', (row, reading) => {
  expect(pastedLines(row)[0]?.readings).toContainEqual(reading);
});

test.each([
  ['- 2 hilo rojo'],
  ['• 2 hilo rojo'],
  ['1. 2 hilo rojo'],
  ['3) 2 hilo rojo'],
  ['- [ ] 2 hilo rojo'],
  ['[22/11/26, 10:15:03] Ana: 2 hilo rojo'],
  ['22/11/2026 10:15 - Ana María: 2 hilo rojo'],
  ['\u200e2 hilo rojo.'],
  ['✅ 2 hilo rojo 🙏'],
  ['2 hilo rojo $11.790'],
  ['2 hilo rojo - $ 850 c/u'],
  ['2 hilo rojo!!'],
  ['"2 hilo rojo"'],
])('marks of chats and lists around %j say nothing [FIND-008]', (line) => {
  expect(read(line)).toEqual([2, 'hilo rojo']);
});

test('lines that name nothing are left out, and a line may name several things [FIND-008]', () => {
  const list = 'Código\tDescripción\tCantidad\n\n---\n2 hilos, 3 cierres\r\nElástico, blanco\n';
  expect(pastedLines(list).map(({ text }) => text)).toEqual(['2 hilos', '3 cierres', 'Elástico, blanco']);
});

test('every list can be read, and no longer one than the limit [FIND-008]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12_000), (name, units) => {
      for (const { readings } of pastedLines(`${name} x ${units}\n${units} ${name}`)) {
        for (const reading of readings) expect(reading.units).toBeGreaterThan(0);
      }
    }),
  );
  expect(pastedLines('hilo\n'.repeat(MAX_LINES + 1))).toHaveLength(MAX_LINES);
});
