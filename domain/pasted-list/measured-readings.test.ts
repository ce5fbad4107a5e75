import { expect, test } from 'vitest';
import { measuredReadings } from './measured-readings.ts';

test.each([
  ['1,5 m cinta raso', '1,5 m', 'cinta raso'],
  ['1,5m de cinta raso azul', '1,5m', 'cinta raso azul'],
  ['metro y medio de elástico', 'metro y medio', 'elástico'],
  ['dos metros y medio de puntilla', 'dos metros y medio', 'puntilla'],
  ['cinta raso x 3 mts', '3 mts', 'cinta raso'],
  ['cinta raso: 150 cm', '150 cm', 'cinta raso:'],
  ['un metro con cincuenta de velcro', 'un metro con cincuenta', 'velcro'],
])('«%s» asks for %s of «%s» [UNIT-003 FIND-008]', (line, amount, text) => {
  expect(measuredReadings(line)).toContainEqual({ code: 'MTR', amount, text });
});

test('a kilo and a litre are read as such [UNIT-003]', () => {
  expect(measuredReadings('medio kilo de vellón')).toEqual([
    { code: 'KGM', amount: 'medio kilo', text: 'vellón' },
  ]);
  expect(measuredReadings('aceite 1/2 litro')).toEqual([
    { code: 'LTR', amount: '1/2 litro', text: 'aceite' },
  ]);
});

test.each(['3 cintas de raso', 'hilo rojo', '2 docenas de botones', 'metro'])(
  '«%s» says no length of a thing [UNIT-003]',
  (line) => {
    expect(measuredReadings(line)).toEqual([]);
  },
);
