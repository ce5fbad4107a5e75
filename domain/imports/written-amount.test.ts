import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import { columnForm, writtenAmount } from './written-amount.ts';

test.each([
  ['1.234,50', 'es-AR', 123_450],
  ['$ 1.234', 'es-AR', 123_400],
  ['1234,5', 'es-AR', 123_450],
  ['1,234.50', 'en-US', 123_450],
  ['19.99', 'en-US', 1999],
  ['ARS 1,234', 'en-US', 123_400],
  ['12.5000', 'en-US', 1250],
  ['0,00', 'es-AR', 0],
] as const)('%s as %s are %i centavos [IMPORT-003]', (text, form, amount) => {
  expect(writtenAmount(text, form)).toEqual({ ok: true, amount });
});

test.each([
  ['12,3,4', 'es-AR', 'no-number'],
  ['1.23', 'es-AR', 'no-number'],
  ['consultar', 'es-AR', 'no-number'],
  ['1.234,567', 'es-AR', 'many-decimals'],
  ['-5', 'es-AR', 'negative'],
  ['$ -5', 'en-US', 'negative'],
  ['9'.repeat(20), 'es-AR', 'too-large'],
] as const)('%s as %s is no amount: %s [IMPORT-003]', (text, form, reason) => {
  expect(writtenAmount(text, form)).toEqual({ ok: false, reason });
});

test('a column tells its form by any value that can be read one way alone [IMPORT-003]', () => {
  expect(columnForm(['1.234', '12,5'])).toEqual({ form: 'es-AR', readings: null });
  expect(columnForm(['1,234', '12.5'])).toEqual({ form: 'en-US', readings: null });
  expect(columnForm(['1234', '5', ''])).toEqual({ form: 'es-AR', readings: null });
});

test('a column that can be read two ways shows both readings [IMPORT-003]', () => {
  expect(columnForm(['500', '1.234', '2.000'])).toEqual({
    form: 'es-AR',
    readings: { 'es-AR': '1234', 'en-US': '1.234' },
  });
  expect(columnForm(['12,5', '12.5', '1,234']).readings).toEqual({ 'es-AR': '1.234', 'en-US': '1234' });
});

test('every amount written in either form is read back in that form [IMPORT-003]', () => {
  const forms = {
    'es-AR': new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }),
    'en-US': new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }),
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_CENTAVOS }),
      fc.constantFrom('es-AR' as const, 'en-US' as const),
      (amount, form) => {
        const written = forms[form].format(amount / 100);
        expect(writtenAmount(written, form)).toEqual({ ok: true, amount: centavos(amount) });
        expect(columnForm([written]).form).toBe(form);
      },
    ),
  );
});
