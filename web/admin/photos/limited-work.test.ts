import { expect, test } from 'vitest';
import { limitedWork } from './limited-work.ts';

test('WIZARD-G06 three at a time, and one that fails makes room for the next', async () => {
  const limited = limitedWork(3);
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (index % 2 === 0) throw new Error('no');
    return index;
  };
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => limited(work(index))));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect([most, running]).toEqual([3, 0]);
});
