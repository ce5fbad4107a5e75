import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barCodeFault, checkDigit, gtinOf, ownBarCode, symbologyOf } from './bar-code.ts';

test.each([
  ['4006381333931', 'ean13'],
  ['96385074', 'ean8'],
  ['036000291452', 'upca'],
  ['HIL-204 rojo', 'code128'],
  ['12345', 'code128'],
])('%s is drawn as %s, and is a code [LABEL-001]', (code, symbology) => {
  expect(symbologyOf(code)).toBe(symbology);
  expect(barCodeFault(code)).toBeNull();
});

test.each([
  ['4006381333932', '«4006381333932» no es un código de barras: el último número tendría que ser 1.'],
  ['96385075', '«96385075» no es un código de barras: el último número tendría que ser 4.'],
  ['036000291453', '«036000291453» no es un código de barras: el último número tendría que ser 2.'],
])('%s, whose last digit is wrong, says the right one [LABEL-001]', (code, fault) => {
  expect(barCodeFault(code)).toBe(fault);
});

test.each(['', ' 12', 'áéí', 'a\tb', 'x'.repeat(41)])('%j is no bar code [LABEL-001]', (code) => {
  expect(barCodeFault(code)).not.toBeNull();
});

test('one wrong digit is always found, and so are two neighbours that changed places unless they differ by 5 [LABEL-001]', () => {
  const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (twelve, at, by) => {
      const code = twelve.join('');
      const ean = code + checkDigit(code);
      expect(barCodeFault(ean)).toBeNull();
      const wrong = twelve.with(at, ((twelve[at] ?? 0) + by) % 10).join('') + ean.slice(-1);
      expect(barCodeFault(wrong)).not.toBeNull();
      const [one = 0, other = 0] = [twelve[at], twelve[at + 1]];
      if (at === 11 || Math.abs(one - other) % 5 === 0) return;
      const swapped =
        twelve
          .with(at, other)
          .with(at + 1, one)
          .join('') + ean.slice(-1);
      expect(barCodeFault(swapped)).not.toBeNull();
    }),
  );
});

test.each([
  ['4006381333931', '4006381333931'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['2000000000015', null],
  ['0212345678902', null],
  ['0412345678906', null],
  ['212345678906', null],
  ['20123451', null],
  ['0512345678900', null],
  ['9812345678902', null],
  ['9912345678909', null],
  ['9789876543217', '9789876543217'],
  ['9851234567897', '9851234567897'],
  ['HIL-204', null],
])(
  'the code by which others know %s is %s: those of shops and of coupons are nobody else’s [LABEL-001]',
  (code, gtin) => {
    expect(gtinOf(code)).toBe(gtin);
  },
);

test('an own code begins with 2 and has its check digit [LABEL-001]', () => {
  expect(ownBarCode(1)).toBe('2000000000015');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 - 1 }), (number) => {
      const code = ownBarCode(number);
      expect(code).toMatch(/^2\d{12}$/);
      expect(barCodeFault(code)).toBeNull();
      expect(gtinOf(code)).toBeNull();
    }),
  );
});
