import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('tasks run one after another, in the order in which they came, and one that fails stops no other', async () => {
  const queued = createTaskQueue();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'two') throw new Error('no paper');
    return name;
  };
  const results = await Promise.allSettled(['one', 'two', 'three'].map((name) => queued(task(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('other work runs between two tasks', async () => {
  const queued = createTaskQueue();
  const events: string[] = [];
  const first = queued(async () => events.push('first'));
  const second = queued(async () => events.push('second'));
  setImmediate(() => events.push('somebody else'));
  await Promise.all([first, second]);
  expect(events).toEqual(['first', 'somebody else', 'second']);
});

test('other work runs between a task that has ended and one that comes then', async () => {
  const queued = createTaskQueue();
  const events: string[] = [];
  setImmediate(() => events.push('somebody else'));
  await queued(async () => events.push('first'));
  await queued(async () => events.push('second'));
  expect(events).toEqual(['first', 'somebody else', 'second']);
});

test('a full queue refuses new tasks at once, and waiting ones still run', async () => {
  const queued = createTaskQueue();
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 500 }, () => queued(() => gate.promise));
  await expect(queued(async () => 'too late')).rejects.toMatchObject({ code: 'overloaded' });
  gate.resolve();
  await Promise.all(waiting);
  expect(await queued(async () => 'in time')).toBe('in time');
});
