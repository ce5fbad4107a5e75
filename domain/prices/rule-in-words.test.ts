import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { type PercentHundredths, parsePercent } from './percent.ts';
import type { PriceSelection } from './price-selection.ts';
import { TO_CENTAVOS } from './rounding.ts';
import { changedPricesInWords, ruleInWords } from './rule-in-words.ts';

const EVERYTHING: PriceSelection = {
  section: null,
  subsection: '',
  type: '',
  brand: '',
  text: '',
  codes: null,
  ids: null,
  onlyOffers: false,
  onlyBulkOffers: false,
  onlyWithoutPhoto: false,
  minPrice: null,
  maxPrice: null,
  includesHidden: false,
  isExcept: false,
  unchangedSince: null,
};
const percent = parsePercent('12.5') ?? (0 as PercentHundredths);

/** Money and percentages have no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a rule is told in the words of the shop [STUDIO-007]', () => {
  const threads = { ...EVERYTHING, section: 'Merceria', subsection: 'Hilos' } as const;
  const rule = {
    selection: threads,
    unchangedDays: null,
    unchangedToday: false,
    change: { by: 'percent', percent, on: 'price' },
    rounding: { to: '50', mode: 'nearest' },
  } as const;
  expect(plain(ruleInWords(rule, 212))).toBe('+12,5 % en 212 productos de Hilos, redondeado a $ 50');
  expect(
    plain(
      ruleInWords(
        {
          ...rule,
          selection: { ...EVERYTHING, brand: 'Añil', text: 'raso', maxPrice: pesos(900.5), ids: ['1'] },
          unchangedDays: 30,
          change: { by: 'amount', amount: pesos(-150), on: 'pack' },
          rounding: { to: '1000', mode: 'up' },
        },
        1,
      ),
    ),
  ).toBe(
    '-$ 150 al precio del pack en 1 producto de la marca Añil con «raso» elegido hasta $ 900,50 ' +
      'sin cambios en 30 días, redondeado hacia arriba a $ 1.000',
  );
  const rest = {
    ...{ ...EVERYTHING, subsection: 'Hilos', brand: 'Añil', codes: ['H-1'], onlyOffers: true },
    isExcept: true,
  };
  expect(plain(ruleInWords({ ...rule, selection: rest, unchangedToday: true }, 950))).toBe(
    '+12,5 % en 950 productos, menos los de Hilos de la marca Añil dados por código, en oferta ' +
      'sin cambios hoy, redondeado a $ 50',
  );
  const noSatin = { ...rule, selection: { ...EVERYTHING, text: ' raso', isExcept: true } };
  expect(plain(ruleInWords(noSatin, 950))).toBe(
    '+12,5 % en 950 productos, menos los que dicen «raso», redondeado a $ 50',
  );
  const change = { by: 'to', amount: pesos(1999.9), on: 'price' } as const;
  const plainRule = { ...rule, selection: EVERYTHING, change, rounding: TO_CENTAVOS };
  expect(plain(ruleInWords(plainRule, 3))).toBe('Precio a $ 1.999,90 en 3 productos');
  const withPack = { ...plainRule, change: { ...change, otherFollows: true } };
  expect(plain(ruleInWords(withPack, 3))).toBe('Precio a $ 1.999,90 y el pack en proporción en 3 productos');
  expect(changedPricesInWords(1200)).toBe('1.200 precios cambiados');
});
