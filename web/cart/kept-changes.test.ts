import { expect, test } from 'vitest';
import { aLine } from '#domain/cart/a-line.ts';
import { type CartChanges, changesAfter, keptChanges, NO_CHANGES } from './kept-changes.ts';

const thread = aLine({ Rojo: 1 }, { id: 'thread' });
const tape = aLine({ '': 1 }, { id: 'tape' });
const told: CartChanges = {
  dropped: [thread, tape],
  askedAgain: [],
  former: [thread, tape],
};

test('a line that is added anew has nothing to tell of an earlier one [CART-G03]', () => {
  const action = { type: 'add-line', line: thread } as const;
  expect(changesAfter(told, { before: [tape], action })).toEqual({
    dropped: [tape],
    askedAgain: [],
    former: [tape],
  });
});

test('more units of a line leave what is told of it [CART-G03]', () => {
  const action = { type: 'add-line', line: thread } as const;
  expect(changesAfter(told, { before: [thread], action })).toBe(told);
});

test('an emptied cart no longer tells what it lost before; its prices are told if it is restored [BUY-003 CART-G03]', () => {
  const emptied = changesAfter(told, { before: [thread, tape], action: { type: 'empty' } });
  expect(emptied).toEqual({ dropped: [], askedAgain: [], former: [thread, tape] });
  const removed = [{ line: thread, at: 0 }];
  expect(changesAfter(emptied, { before: [], action: { type: 'restore-lines', removed } })).toBe(emptied);
});

test('after an order nothing is told [CART-017]', () => {
  expect(changesAfter(told, { before: [], action: { type: 'reset' } })).toBe(NO_CHANGES);
});

test('without anything kept nothing changed, and nobody is told anew [CART-G03]', () => {
  expect(keptChanges()).toBe(NO_CHANGES);
});
