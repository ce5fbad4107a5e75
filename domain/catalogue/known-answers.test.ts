import { expect, test } from 'vitest';
import { afterWrite, answerTo, type KnownAnswers } from './known-answers.ts';

type Known = KnownAnswers<string, string, string>;

/** Texts that begin with nothing: a write is put behind them, and '!' is one that they can't follow. */
function aDesk(most = 3) {
  const workedOut: string[] = [];
  function ask(known: Known, question: string): string {
    return answerTo(known, {
      question,
      workOut() {
        workedOut.push(question);
        return '';
      },
      follow: (answer, write) => (write === '!' ? null : answer + write),
      most,
    });
  }
  return { ask, workedOut };
}

test('an answer is computed once, then updated by later writes in order', () => {
  const { ask, workedOut } = aDesk();
  const known: Known = new Map();
  expect(ask(known, 'a')).toBe('');
  const written = afterWrite(afterWrite(known, '1'), '2');
  expect([ask(written, 'a'), ask(written, 'a'), ask(known, 'a')]).toEqual(['12', '12', '']);
  expect(workedOut).toEqual(['a']);
});

test('an answer that can not be updated for a write is computed again', () => {
  const { ask, workedOut } = aDesk();
  const known: Known = new Map();
  ask(known, 'a');
  const written = afterWrite(afterWrite(known, '!'), '5');
  expect([ask(written, 'a'), ask(written, 'a')]).toEqual(['', '']);
  expect(workedOut).toEqual(['a', 'a']);
});

test('the least recently used answer is evicted first, so their number stays bounded', () => {
  const { ask, workedOut } = aDesk(2);
  const known: Known = new Map();
  for (const question of ['a', 'b', 'a', 'c']) ask(known, question);
  expect([...known.keys()]).toEqual(['a', 'c']);
  expect(workedOut).toEqual(['a', 'b', 'c']);
});

test('an unused answer is evicted after many writes, with its pending updates', () => {
  const { ask } = aDesk();
  let known: Known = new Map();
  ask(known, 'asked');
  ask(known, 'unasked');
  for (let write = 1; write <= 100; write += 1) {
    known = afterWrite(known, '.');
    expect(ask(known, 'asked')).toHaveLength(write);
  }
  expect([...known.keys()]).toEqual(['asked']);
});
