import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { bankDay, creditedAmount, taxIdIn } from './bank-cells.ts';
import { recognisedBankColumns } from './bank-columns.ts';
import { creditIdentities, readBankCredits } from './bank-credits.ts';

describe('what a bank writes', () => {
  test.each([
    ['26/11/2026', '2026-11-26'],
    ['6/1/26', '2026-01-06'],
    ['26-11-2026', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['26-nov-2026', '2026-11-26'],
    ['26 Noviembre 2026', '2026-11-26'],
    ['26/11/2026 14:03', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['2026-11-26T23:30:00.000-04:00', '2026-11-27'],
    ['11/26/2026', null],
    ['31/02/2026', null],
    ['Total', null],
    ['', null],
  ])('the day %s is %s [PAY-004]', (text, day) => {
    expect(bankDay(text)).toBe(day);
  });

  test.each([
    ['608180,50', 608_180.5],
    ['$ 36.575,00', 36_575],
    ['+1.000,00', 1000],
    ['-1.000,00', 0],
    ['$ -1.000,00', 0],
    ['1.000,00-', 0],
    ['(1.000,00)', 0],
    ['', 0],
    ['no', null],
  ])('%s adds %s [PAY-004]', (text, amount) => {
    expect(creditedAmount(text, 'es-AR')).toBe(amount === null ? null : pesos(amount));
  });

  test('a CUIT is one only with its check digit [PAY-004]', () => {
    expect(taxIdIn('TRANSF 27-00013873-3 GIETZ')).toBe('27000138733');
    expect(taxIdIn('CBU 2700013873300000000000')).toBe('');
    expect(taxIdIn('27-00013873-4, luego 30000114495')).toBe('30000114495');
  });
});

test('the column that says a credit best is taken [PAY-004]', () => {
  const names = ['Fecha valor', 'Fecha', 'Concepto', 'Importe', 'Débito', 'Crédito', 'Saldo'];
  expect(recognisedBankColumns(names)).toEqual({
    date: 'Fecha',
    amount: 'Crédito',
    texts: ['Concepto'],
    taxId: null,
    sign: null,
  });
  expect(recognisedBankColumns(['Código', 'Precio'])).toBeNull();
});

describe('the identity of a credit', () => {
  const one = { day: '2026-11-24', amount: pesos(50_000), text: 'DEP EFECTIVO', taxId: '' };

  test('equal ones of a file are two, and the same in another file [PAY-004]', () => {
    const [first, second, ...others] = creditIdentities([one, one]);
    expect(others).toEqual([]);
    expect(first).not.toBe(second);
    expect(creditIdentities([{ ...one, day: '2026-11-23' }, one])[1]).toBe(first);
  });

  test('does not mind how a program writes spaces, accents and capitals [PAY-004]', () => {
    const [written] = creditIdentities([{ ...one, text: 'Dep.  Efectívo ' }]);
    expect(written).toBe(creditIdentities([one])[0]);
  });

  test('a broken amount or day is no credit, and neither is a sum [PAY-004]', () => {
    const columns = { date: 'A', amount: 'B', texts: ['C'], taxId: null, sign: null };
    const rows = [
      ['26/11/2026', 'mucho', 'x'],
      ['', '10,00', 'Total'],
      ['26/11/2026', '10,00', 'Saldo final'],
      ['26/11/2026', { number: '0.30000000000000004' }, 'Total Seguros S. A.'],
    ];
    expect(readBankCredits({ names: ['A', 'B', 'C'], rows, columns })).toEqual([
      { day: '2026-11-26', amount: 30, text: 'Total Seguros S. A.', taxId: '' },
    ]);
  });
});
