import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Centavos, centavos, pesos, ZERO } from '../money/centavos.ts';
import { type PercentHundredths, parsePercent } from '../prices/percent.ts';
import { earnedDiscount, type PaidSoFar, transferTerms } from './transfer-terms.ts';

const NOTHING: PaidSoFar = { byTransfer: ZERO, otherwise: ZERO, discount: ZERO };

function percent(text: string): PercentHundredths {
  const read = parsePercent(text);
  if (read === null) throw new Error(`no percent: ${text}`);
  return read;
}

const RULES = {
  discountPercent: percent('5'),
  deposit: { percent: percent('30'), from: pesos(10_000) },
};

describe('what a transfer has to come to [PAY-002]', () => {
  test('is the total less the discount; deposit and rest add up to it', () => {
    const terms = transferTerms(pesos(68_211.47), NOTHING, RULES);
    expect(terms).toMatchObject({
      left: pesos(68_211.47),
      leftByTransfer: pesos(64_800.9),
      saving: pesos(3_410.57),
      deposit: { amount: pesos(19_440.27), rest: pesos(45_360.63) },
    });
  });

  test('is the rest once the deposit came, and the discount settles the last centavo', () => {
    const paid = { ...NOTHING, byTransfer: pesos(19_440.27) };
    const terms = transferTerms(pesos(68_211.47), paid, RULES);
    expect(terms).toMatchObject({ leftByTransfer: pesos(45_360.63), deposit: null });
    expect(earnedDiscount(pesos(45_360.63), terms)).toBe(pesos(3_410.57));
    expect(earnedDiscount(pesos(45_360.62), terms)).toBe(ZERO);
    expect(earnedDiscount(pesos(46_000), terms)).toBe(pesos(2771.2));
    expect(earnedDiscount(pesos(48_771.2), terms)).toBe(ZERO);
  });

  test('has no discount on what was paid in another way, nor a deposit below its limit', () => {
    const terms = transferTerms(pesos(1000), { ...NOTHING, otherwise: pesos(400) }, RULES);
    expect(terms).toMatchObject({ leftByTransfer: pesos(570), saving: pesos(30), deposit: null });
    expect(transferTerms(pesos(9_999.99), NOTHING, RULES).deposit).toBeNull();
  });

  test('saves no more than what is left, however it was paid', () => {
    const saving = (paid: Partial<PaidSoFar>) =>
      transferTerms(pesos(1000), { ...NOTHING, ...paid }, RULES).saving;
    expect(saving({ byTransfer: pesos(960) })).toBe(pesos(40));
    expect(saving({ byTransfer: pesos(900), discount: pesos(30) })).toBe(pesos(20));
    expect(saving({ byTransfer: pesos(960), discount: pesos(30) })).toBe(pesos(10));
    expect(saving({ byTransfer: pesos(97), otherwise: pesos(900) })).toBe(pesos(3));
  });

  test('asks for a deposit from its limit on, until something was paid by any means', () => {
    const deposit = (paid: PaidSoFar) => transferTerms(pesos(10_000), paid, RULES).deposit?.amount ?? null;
    expect(deposit(NOTHING)).toBe(pesos(2850));
    expect(deposit({ ...NOTHING, otherwise: pesos(1) })).toBeNull();
    expect(deposit({ ...NOTHING, byTransfer: pesos(1) })).toBeNull();
  });

  test('says what was paid too much, and asks for nothing then', () => {
    const terms = transferTerms(pesos(1000), { ...NOTHING, otherwise: pesos(1100) }, RULES);
    expect(terms).toMatchObject({ left: pesos(-100), leftByTransfer: 0, saving: 0 });
  });

  test('is nothing once all is paid', () => {
    const paid = { ...NOTHING, byTransfer: pesos(950), discount: pesos(50) };
    expect(transferTerms(pesos(1000), paid, RULES)).toMatchObject({ left: 0, leftByTransfer: 0, saving: 0 });
  });

  test('comes to the same in however many parts, and never below 0', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000_000 }).map(centavos);
    const percents = fc.integer({ min: 0, max: 9_999 }).map((one) => one as PercentHundredths);
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, percents, parts, (total, discountPercent, shares) => {
        const rules = { discountPercent, deposit: null };
        const atOnce = transferTerms(total, NOTHING, rules).leftByTransfer;
        let paid: PaidSoFar = NOTHING;
        const pay = (amount: Centavos) => {
          const discount = earnedDiscount(amount, transferTerms(total, paid, rules));
          paid = {
            ...paid,
            byTransfer: centavos(paid.byTransfer + amount),
            discount: centavos(paid.discount + discount),
          };
        };
        for (const one of shares) {
          const left = transferTerms(total, paid, rules).leftByTransfer;
          if (left > 1) pay(centavos(Math.min(left - 1, Math.floor(left * one))));
        }
        pay(transferTerms(total, paid, rules).leftByTransfer);
        expect(paid.byTransfer).toBe(atOnce);
        expect(paid.byTransfer + paid.discount).toBe(total);
        expect(transferTerms(total, paid, rules)).toMatchObject({ left: 0, leftByTransfer: 0 });
      }),
    );
  });
});
