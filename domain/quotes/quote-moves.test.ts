import { expect, test } from 'vitest';
import { QUOTE_STATE_LABELS, QUOTE_STATES, shownQuoteState } from '../orders/quote-state.ts';
import { movedQuote, QUOTE_MOVES } from './quote-moves.ts';

const ALLOWED: Readonly<Record<string, string>> = {
  'none send': 'sent',
  'sent send': 'sent',
  'sent see': 'seen',
  'sent accept': 'accepted',
  'sent ask': 'changes-requested',
  'seen send': 'sent',
  'seen accept': 'accepted',
  'seen ask': 'changes-requested',
  'accepted send': 'sent',
  'changes-requested send': 'sent',
  'changes-requested accept': 'accepted',
  'changes-requested ask': 'changes-requested',
};

const EVERY_MOVE = QUOTE_STATES.flatMap((state) => QUOTE_MOVES.map((move) => [state, move] as const));

test.each(EVERY_MOVE)('a quote that is %s can, or can’t, %s [QUOTE-005]', (state, move) => {
  expect(movedQuote(state, move)).toBe(ALLOWED[`${state} ${move}`] ?? null);
});

test.each([
  ['sent', 'expired'],
  ['seen', 'expired'],
  ['accepted', 'accepted'],
  ['changes-requested', 'changes-requested'],
] as const)('after its validity a %s quote is %s [QUOTE-005]', (state, shown) => {
  expect(shownQuoteState({ state, validUntil: 1000 }, 999)).toBe(state);
  expect(shownQuoteState({ state, validUntil: 1000 }, 1000)).toBe(shown);
});

test('the states have the words of the desk [QUOTE-005]', () => {
  expect(Object.values(QUOTE_STATE_LABELS)).toEqual([
    'Sin presupuesto',
    'Enviado',
    'Visto',
    'Aceptado',
    'Con cambios pedidos',
    'Vencido',
  ]);
});
