import { describe, expect, test } from 'vitest';
import { type Centavos, centavos, pesos } from '../money/centavos.ts';
import type { BankCredit } from './bank-credits.ts';
import { matchCredits, type OpenOrder } from './match-credits.ts';
import { payerName } from './payer-name.ts';

const NOBODY = new Map<string, string>();

function anOrder(
  id: string,
  change: Partial<OpenOrder> & { called?: readonly [string, string] } = {},
): OpenOrder {
  const { called: [firstName, lastName] = ['Marta', 'Gietz'], ...order } = change;
  return {
    id,
    customerId: `customer of ${id}`,
    name: payerName({ firstName, lastName }),
    orderedOn: '2026-11-20',
    firstDay: '2026-09-21',
    left: pesos(100_000),
    leftByTransfer: pesos(95_000),
    deposit: pesos(28_500),
    told: [],
    written: [],
    ...order,
  };
}

function aCredit(amount: number, text = '', change: Partial<BankCredit> = {}): BankCredit {
  return { day: '2026-11-25', amount: pesos(amount), text, taxId: '', ...change };
}

function matched(credit: BankCredit, orders: readonly OpenOrder[], payers = NOBODY) {
  const [match] = matchCredits([credit], { orders, payers });
  return { kind: match?.kind, orders: match?.options.map(({ orderId }) => orderId), options: match?.options };
}

const OTHER = anOrder('b', {
  called: ['Omar', 'Schneider'],
  left: pesos(20_300),
  leftByTransfer: pesos(20_000),
});

describe('a credit is surely of an order', () => {
  test.each([
    [95_000, 'whole'],
    [100_000, 'undiscounted'],
    [28_500, 'deposit'],
  ] as const)('with %d and the customer’s name: %s [PAY-004]', (amount, fit) => {
    const match = matched(aCredit(amount, 'TRANSF GIETZ MARTA SUSANA'), [anOrder('a'), OTHER]);
    expect(match).toMatchObject({ kind: 'sure', orders: ['a'], options: [{ amount: fit, payer: 'name' }] });
  });

  test('with what its customer said that they transferred [PAY-004]', () => {
    const order = anOrder('a', { told: [pesos(40_000)] });
    expect(matched(aCredit(40_000, 'GIETZ M'), [order])).toMatchObject({
      kind: 'sure',
      options: [{ amount: 'told' }],
    });
  });

  test('with the CUIT of somebody who paid from it before, whatever the text says [PAY-004]', () => {
    const payers = new Map([['30000114495', 'customer of a']]);
    const credit = aCredit(95_000, 'CR INMEDIATO', { taxId: '30000114495' });
    expect(matched(credit, [anOrder('a'), anOrder('b')], payers)).toMatchObject({
      kind: 'sure',
      orders: ['a'],
      options: [{ payer: 'tax-id' }],
    });
  });

  test('that a written payment of the order is, which is not paid again [PAY-004]', () => {
    const written = [{ paymentId: 'p', amount: pesos(95_000), day: '2026-11-23' }];
    const paid = anOrder('a', { left: centavos(0), leftByTransfer: centavos(0), deposit: null, written });
    expect(matched(aCredit(95_000, 'GIETZ MARTA'), [paid])).toMatchObject({
      kind: 'sure',
      options: [{ paymentId: 'p', amount: 'written', difference: 0 }],
    });
    expect(matched(aCredit(95_000, 'GIETZ MARTA', { day: '2026-11-29' }), [paid])).toMatchObject({
      kind: 'unknown',
    });
  });
});

describe('a credit is never surely of an order', () => {
  test.each<[string, BankCredit, string]>([
    ['without a name', aCredit(95_000, 'CR INMEDIATO'), 'likely'],
    ['with the surname alone', aCredit(95_000, 'TRANSF GIETZ'), 'likely'],
    ['with another first name', aCredit(95_000, 'TRANSF GIETZ PEDRO'), 'likely'],
    ['with a little less', aCredit(94_920, 'TRANSF GIETZ MARTA'), 'likely'],
    ['with a centavo more', aCredit(95_000.01, 'TRANSF GIETZ MARTA'), 'likely'],
    ['before the order', aCredit(95_000, 'TRANSF GIETZ MARTA', { day: '2026-11-19' }), 'likely'],
    ['long before it', aCredit(95_000, 'TRANSF GIETZ MARTA', { day: '2026-09-20' }), 'unknown'],
    ['with another amount', aCredit(60_000, 'TRANSF GIETZ MARTA'), 'unknown'],
  ])('%s [PAY-004]', (_how, credit, kind) => {
    expect(matched(credit, [anOrder('a')]).kind).toBe(kind);
  });

  test('says by how much it differs [PAY-004]', () => {
    const { options } = matched(aCredit(94_920, 'TRANSF GIETZ MARTA'), [anOrder('a')]);
    expect(options).toMatchObject([{ amount: 'near', difference: -8000 }]);
  });

  test('where two orders fit alike, which a person chooses [PAY-004]', () => {
    const both = [anOrder('a'), anOrder('b')];
    expect(matched(aCredit(95_000, 'GIETZ MARTA'), both)).toMatchObject({
      kind: 'several',
      orders: ['a', 'b'],
    });
    expect(matched(aCredit(95_000, 'CR INMEDIATO'), both)).toMatchObject({
      kind: 'several',
      orders: ['a', 'b'],
    });
  });

  test('where five orders have its amount, nothing is proposed [PAY-004]', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => anOrder(id));
    expect(matched(aCredit(95_000, 'CR INMEDIATO'), five).kind).toBe('unknown');
  });

  test('of a stranger’s order, if its CUIT is somebody’s [PAY-004]', () => {
    const payers = new Map([['30000114495', 'somebody else']]);
    expect(matched(aCredit(95_000, 'CR', { taxId: '30000114495' }), [anOrder('a')], payers).kind).toBe(
      'unknown',
    );
  });

  test('that is paid, whatever its customer said or transferred before [PAY-004]', () => {
    const settled = { left: centavos(0), leftByTransfer: centavos(0), deposit: null };
    const paid = anOrder('a', { ...settled, customerId: 'marta', told: [pesos(40_000)] });
    const payers = new Map([['27111111115', 'marta']]);
    const credit = aCredit(40_000, 'GIETZ MARTA', { taxId: '27111111115' });
    expect(matched(credit, [paid], payers).kind).toBe('unknown');
  });

  test('twice: the second credit of the same order is for a person to look at [PAY-004]', () => {
    const twice = [aCredit(95_000, 'GIETZ MARTA'), aCredit(95_000, 'GIETZ MARTA')];
    const kinds = matchCredits(twice, { orders: [anOrder('a')], payers: NOBODY }).map(({ kind }) => kind);
    expect(kinds).toEqual(['sure', 'likely']);
  });
});

describe('the name in a bank’s text', () => {
  test.each<[string, string, string, string]>([
    ['Hugo', 'Ferreyra', 'TRANSF FERREYRA H', 'sure'],
    ['Ángela', 'Núñez', 'Transf. NUNEZ ANGELA', 'sure'],
    ['Marta', 'de la Fuente', 'FUENTE MARTA', 'sure'],
    ['Cooperativa La Aguja', '', 'COOP DE TRABAJO LA AGUJA', 'sure'],
    ['Talleres Cuesta', '', 'CR INMEDIATO CUESTA TALLERES SRL', 'sure'],
    ['Marta Susana', 'Gietz', 'GIETZ MARTA SUSAN', 'sure'],
    ['Norma', '', 'TRANSF NORMA', 'likely'],
    ['Taller Aguja', '', 'TALLER MECANICO', 'likely'],
    ['Ana', 'Li', 'ALIANZA SEGUROS', 'likely'],
  ])('of %s %s in "%s": %s [PAY-004]', (firstName, lastName, text, kind) => {
    const order = anOrder('a', { called: [firstName, lastName] });
    expect(matched(aCredit(95_000, text), [order]).kind).toBe(kind);
  });
});

test('of 1,000 credits and 1,000 orders, each sure order is sure once and agrees to the centavo [PAY-004]', () => {
  const sums = (index: number): Centavos => centavos(1_000_000 + (index % 400) * 777);
  const orders = Array.from({ length: 1000 }, (_, index) =>
    anOrder(`${index}`, {
      called: [`Nombre${index % 50}`, `Apellido${index % 300}`],
      left: sums(index),
      leftByTransfer: sums(index),
      deposit: null,
    }),
  );
  const credits = Array.from({ length: 1000 }, (_, index) => ({
    day: '2026-11-25',
    amount: centavos(sums(index) + (index % 7 === 0 ? 1 : 0)),
    text: `TRANSF APELLIDO${index % 300} NOMBRE${index % 50}`,
    taxId: '',
  }));
  const matches = matchCredits(credits, { orders, payers: NOBODY });
  const sure = matches.flatMap(({ kind, options }, index) =>
    kind === 'sure' ? [{ index, option: options[0] }] : [],
  );
  expect(sure.length).toBeGreaterThan(500);
  expect(new Set(sure.map(({ option }) => option?.orderId)).size).toBe(sure.length);
  for (const { index, option } of sure)
    expect(orders.find(({ id }) => id === option?.orderId)?.left).toBe(credits[index]?.amount);
});
