import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDoorTurns, type Rank } from './door-turns.ts';

const AT_ONCE = 64;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aDoor() {
  const turns = createDoorTurns();
  const begun: string[] = [];
  const take = (name: string, rank: Rank = 0) => turns.take(rank, () => void begun.push(name));
  const full = Array.from({ length: AT_ONCE }, () => take('first'));
  begun.length = 0;
  return { begun, take, full };
}

test('waiting requests start in order when others end, and photos come last', () => {
  const { begun, take, full } = aDoor();
  take('photo', 1);
  take('page');
  take('search');
  expect(begun).toEqual([]);
  for (const done of full.slice(0, 2)) done();
  expect(begun).toEqual(['page', 'search']);
  full[2]?.();
  expect(begun).toEqual(['page', 'search', 'photo']);
});

test('an aborted request is not served, and ending twice frees one slot', () => {
  const { begun, take, full } = aDoor();
  const leave = take('gone');
  leave();
  for (const name of ['second', 'third']) take(name);
  full[0]?.();
  full[0]?.();
  expect(begun).toEqual(['second']);
});

test('a hanging request keeps its slot for half a second', () => {
  const { begun, take } = aDoor();
  take('page');
  vi.advanceTimersByTime(400);
  expect(begun).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(begun).toEqual(['page']);
  expect(vi.getTimerCount()).toBe(0);
});
