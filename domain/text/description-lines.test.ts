import { expect, test } from 'vitest';
import { descriptionLines } from './description-lines.ts';

test.each([
  ['Uno/Dos/Tres', ['Uno', 'Dos', 'Tres']],
  ['/Uno', ['', 'Uno']],
  ['a//b', ['a', '', 'b']],
  ['1/2 pulgada', ['1', '2 pulgada']],
  ['https://x', ['https:', '', 'x']],
  ['<b>Uno</b>', ['<b>Uno<', 'b>']],
  ['', ['']],
])('each slash of %j is a line break [N9 DETAIL-012]', (description, lines) => {
  expect(descriptionLines(description)).toEqual(lines);
});
