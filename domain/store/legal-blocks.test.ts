import { expect, test } from 'vitest';
import { legalBlocks } from './legal-blocks.ts';

test('headings stand on a line of their own, and nothing else is read as markup [LAW-004]', () => {
  expect(legalBlocks('# Quiénes somos\r\nUna mercería.\n<b>#1</b>\n\n\nDesde 1923.\n# Plazos')).toEqual([
    { kind: 'heading', text: 'Quiénes somos' },
    { kind: 'paragraph', text: 'Una mercería.\n<b>#1</b>' },
    { kind: 'paragraph', text: 'Desde 1923.' },
    { kind: 'heading', text: 'Plazos' },
  ]);
  expect(legalBlocks(' \n ')).toEqual([]);
});
