import { expect, test } from 'vitest';
import { pastedCodes, readForm } from './price-rule.ts';
import { EMPTY_FORM, type StudioForm } from './studio-form.ts';

const formWith = (change: Partial<StudioForm>) => ({ ...EMPTY_FORM, ...change });

test('an untouched form counts all visible products and changes none [STUDIO-002]', () => {
  expect(readForm(EMPTY_FORM, ['a'])).toEqual({
    rule: { select: {}, change: { by: 'percent', value: '0', on: 'price' } },
    vat: null,
    isChange: false,
    problems: {},
  });
});

test('a rate of VAT is a change of its own, whatever amount was typed before [LAW-001]', () => {
  expect(readForm(formWith({ action: 'iva', vat: '10.5', value: 'mucho' }), [])).toEqual({
    rule: { select: {}, change: { by: 'percent', value: '0', on: 'price' } },
    vat: '10.5',
    isChange: true,
    problems: {},
  });
});

test('each criterion goes to the server, and the ticked products only when asked for [STUDIO-002 STUDIO-010]', () => {
  const form = formWith({
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Overlock',
    brand: 'Costurina',
    text: ' algodón ',
    minPrice: '1.500',
    maxPrice: '2000,50',
    unchangedDays: '45',
    onlyOffers: true,
    onlyBulk: true,
    onlyWithoutPhoto: true,
    withHidden: true,
    onlyTicked: true,
    codes: 'HIL-1\nHIL-2',
  });
  expect(readForm(form, ['p1', 'p2']).rule.select).toEqual({
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Overlock',
    brand: 'Costurina',
    q: 'algodón',
    minPrice: '1500',
    maxPrice: '2000.50',
    unchangedDays: 45,
    offers: true,
    bulk: true,
    withoutPhoto: true,
    hidden: true,
    ids: ['p1', 'p2'],
    codes: ['HIL-1', 'HIL-2'],
  });
});

test.each([
  [
    { action: 'aumentar', value: '12,5' },
    { by: 'percent', value: '12.5' },
  ],
  [
    { action: 'bajar', value: '3' },
    { by: 'percent', value: '-3' },
  ],
  [
    { action: 'bajar', value: '0,05' },
    { by: 'percent', value: '-0.05' },
  ],
  [
    { action: 'sumar', value: '1.500,50' },
    { by: 'amount', value: '1500.50' },
  ],
  [
    { action: 'restar', value: '200' },
    { by: 'amount', value: '-200' },
  ],
  [
    { action: 'poner', value: '$ 990' },
    { by: 'to', value: '990' },
  ],
] as const)('%j is sent as %j [STUDIO-003]', (typed, change) => {
  const { rule, isChange } = readForm(formWith({ ...typed, roundTo: '50', roundingMode: 'arriba' }), []);
  expect(rule.change).toEqual({ ...change, on: 'price' });
  expect(rule.rounding).toEqual({ to: '50', mode: 'up' });
  expect(isChange).toBe(true);
});

test('price and pack change together, by one percentage or by an amount in proportion [STUDIO-003]', () => {
  const sent = (typed: Partial<StudioForm>) => readForm(formWith({ value: '10', ...typed }), []).rule.change;
  expect(sent({ target: 'ambos' })).toEqual({ by: 'percent', value: '10', on: 'price', follow: true });
  expect(sent({ action: 'sumar', target: 'ambos' })).toMatchObject({ on: 'price', follow: true });
  expect(sent({ action: 'sumar', target: 'pack-y-precio' })).toMatchObject({ on: 'pack', follow: true });
});

test('what can’t be read is said beside its field and not sent [STUDIO-003]', () => {
  const wrong = formWith({ value: 'doce', minPrice: '1,234', unchangedDays: '0' });
  expect(readForm(wrong, [])).toEqual({
    rule: { select: {}, change: { by: 'percent', value: '0', on: 'price' } },
    vat: null,
    isChange: false,
    problems: {
      value: 'Se escribe como 12,5 (hasta dos decimales)',
      minPrice: 'Se escribe como 1.500 o 1500,50',
      unchangedDays: 'Entre 1 y 3650 días',
    },
  });
  expect(readForm(formWith({ action: 'poner', value: '0' }), []).problems.value).toBeDefined();
});

test('codes are pasted one per line, or between commas or tabs, each once [STUDIO-002]', () => {
  expect(pastedCodes(' HIL-1\r\nHIL-2,HIL 3\tHIL-1;\n\n')).toEqual(['HIL-1', 'HIL-2', 'HIL 3']);
});
