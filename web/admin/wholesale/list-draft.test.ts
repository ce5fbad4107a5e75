import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WirePriceList } from '#schemas/wholesale.ts';
import {
  draftedPrices,
  draftOf,
  EMPTY_RULE,
  type ListDraft,
  listDraftSchema,
  requestOf,
} from './list-draft.ts';

const LIST: WirePriceList = {
  _id: 'lista',
  name: 'Talleres',
  rules: [
    { section: '', subsection: '', type: '', brand: '', percent: '18' },
    { section: '', subsection: '', type: '', brand: 'Tensa', percent: '12.5' },
  ],
  prices: [{ _id: 'tijera', price: 36_000.5 }],
  minimum: 60_000.5,
  increment: 12,
  conditions: 'A 15 días',
  from: '2026-12-01',
  until: null,
  version: 3,
  customers: 0,
  links: [],
};
const DRAFT = draftOf(LIST);

test('what is stored is typed and sent as it was [TRADE-001 TRADE-005]', () => {
  const { _id, version, links, customers, until, ...stored } = LIST;
  expect(requestOf(DRAFT)).toEqual({ ...stored, until: '' });
  expect(DRAFT).toMatchObject({ minimum: '60.000,50', rules: [{ scope: 'shop' }, { scope: 'brand' }] });
  expect(listDraftSchema.safeParse(DRAFT)).toEqual({ success: true });
});

function problemsOf(change: Partial<ListDraft>): Record<string, string> {
  const checked = listDraftSchema.safeParse({ ...DRAFT, ...change });
  if (checked.success) return {};
  return Object.fromEntries(
    checked.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('a slip is said at its field [TRADE-001]', () => {
  test.each<[string, Partial<ListDraft>, string]>([
    ['name', { name: ' ' }, 'es obligatorio'],
    ['rules.0.place', { rules: [{ ...EMPTY_RULE, scope: 'brand', percent: '5' }] }, 'Elige cuál'],
    ['rules.0.percent', { rules: [EMPTY_RULE] }, 'Escribe cuánto menos'],
    ['rules.0.percent', { rules: [{ ...EMPTY_RULE, percent: '100' }] }, 'más que 0 y menos que 100'],
    ['minimum', { minimum: '60,000' }, "Escríbelo como '60.000'"],
    ['minimum', { minimum: 'mucho' }, 'Escribe un monto'],
    ['increment', { increment: '' }, 'número entero'],
    ['until', { until: '2026-11-30' }, 'Termina antes de empezar'],
  ])('%s', (path, change, message) => {
    expect(problemsOf(change)[path]).toContain(message);
  });
});

test('a rule that is half typed counts for nothing yet [TRADE-001]', () => {
  const half = [{ ...EMPTY_RULE, scope: 'brand' as const, percent: '50' }, EMPTY_RULE];
  const { rules, prices } = draftedPrices({ ...DRAFT, rules: [...half, ...DRAFT.rules] });
  expect(rules.map(({ percent }) => percent)).toEqual([1800, 1250]);
  expect(prices.get('tijera')).toBe(pesos(36_000.5));
});
