import { beforeEach, expect, test, vi } from 'vitest';
import { answerOf, askEarly, forgetEarly, forgettingEarly } from './early-requests.ts';

/** Each answer says how many requests there were. */
const server = vi.fn();
let asked = 0;

beforeEach(() => {
  asked = 0;
  forgetEarly();
  server.mockImplementation(async () => Response.json({ asked: ++asked }));
  vi.stubGlobal('fetch', server);
  vi.useFakeTimers({ toFake: ['Date'] });
});

const ask = () => answerOf<{ asked: number }>('/orders', {});
const number = async () => {
  const answer = await ask();
  return answer.ok ? answer.data.asked : answer.status;
};

test('an early answer serves one request, within five seconds', async () => {
  askEarly(ask);
  askEarly(ask);
  expect([await number(), await number()]).toEqual([1, 2]);
  askEarly(ask);
  vi.setSystemTime(Date.now() + 5001);
  expect(await number()).toBe(4);
  askEarly(ask);
  vi.setSystemTime(Date.now() - 1);
  expect(await number()).toBe(6);
});

test('what a change may have changed is asked for anew, also if it was asked for meanwhile', async () => {
  askEarly(ask);
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = forgettingEarly(promise);
  askEarly(ask);
  resolve();
  await change;
  expect(await number()).toBe(3);
});

test('a call that changes something forgets by itself', async () => {
  askEarly(ask);
  await answerOf('/orders/1', { method: 'PUT', body: {} });
  expect(await number()).toBe(3);
});

test.each([
  ['a refusal', async () => new Response('{}', { status: 503 })],
  ['no answer', async () => Promise.reject(new TypeError('failed'))],
])('%s is not handed on', async (_what, failed) => {
  server.mockImplementationOnce(failed);
  askEarly(ask);
  // A turn of the event loop, in which the failure is noticed.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await number()).toBe(1);
});
