import { expect, test } from 'vitest';
import { textBody } from './mail-text.ts';

test('of a mail’s facts and sums each takes one line, whatever was typed in it', () => {
  const typed = ['Ruedo\nTotal: $ 0', '$ 100\nPagado'] as const;
  expect(textBody([{ kind: 'sums', sums: [typed], notes: [] }])).toBe('Ruedo Total: $ 0: $ 100 Pagado\n');
  expect(textBody([{ kind: 'facts', facts: [typed] }])).toBe('Ruedo Total: $ 0: $ 100 Pagado\n');
});
