import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADMISSION_LIMITS, type Admission, openAdmission } from './admission.ts';

const LIMITS = {
  ...ADMISSION_LIMITS,
  bounds: {
    write: { underWay: Number.POSITIVE_INFINITY, delayMs: 4000 },
    data: { underWay: 4, delayMs: 2000 },
    page: { underWay: 4, delayMs: 2000 },
    image: { underWay: 2, delayMs: 1000 },
  },
  few: 3,
};

/** As much of an answer as is needed to see it leave. */
class Answer extends EventEmitter {
  isCut = false;

  destroy(): void {
    this.isCut = true;
    this.emit('close');
  }
}

function aDoor(delay = { worst: () => 0 }) {
  const admission = openAdmission(delay, LIMITS);
  return { admission, enter: (method: string, url: string) => enter(admission, method, url) };
}

/** The answer that is under way, or `null` when the request was put off. */
function enter(admission: Admission, method: string, url: string): Answer | null {
  const answer = new Answer();
  const refused = admission.enter(
    { method, url } as IncomingMessage,
    answer as unknown as ServerResponse<IncomingMessage>,
    () => undefined,
  );
  return refused === null ? answer : null;
}

afterEach(() => vi.useRealTimers());

describe('admission', () => {
  test('photos are refused before pages, and orders never because of their number', () => {
    const { enter } = aDoor();
    expect([enter('GET', '/'), enter('GET', '/images/a.webp')]).not.toContain(null);
    expect(enter('GET', '/images/b.webp')).toBe(null);
    expect([enter('GET', '/FAQ'), enter('GET', '/api/items')]).not.toContain(null);
    expect([enter('GET', '/contact'), enter('GET', '/api/items')]).toEqual([null, null]);
    for (let order = 0; order < 100; order += 1) expect(enter('POST', '/api/orders')).not.toBe(null);
  });

  test('a slot is free again once its answer has ended or was cut off', () => {
    const { enter, admission } = aDoor();
    const answers = Array.from({ length: 4 }, () => enter('GET', '/'));
    expect(enter('GET', '/')).toBe(null);
    answers[0]?.emit('close');
    expect(enter('GET', '/')).not.toBe(null);
    for (const answer of answers.slice(1)) answer?.destroy();
    expect(admission.underWay()).toBe(1);
  });

  test('unfinished orders take no slots from pages', () => {
    const { enter } = aDoor();
    for (let order = 0; order < 50; order += 1) enter('POST', '/api/orders');
    expect(enter('GET', '/')).not.toBe(null);
  });

  test('an overloaded process refuses photos first and orders last, but not when little is open', () => {
    let delay = 0;
    const { enter } = aDoor({ worst: () => delay });
    delay = 5000;
    const tried = () => [enter('GET', '/images/a.webp'), enter('GET', '/'), enter('POST', '/api/orders')];
    expect(tried()).not.toContain(null);
    enter('POST', '/api/orders');
    expect(tried()).toEqual([null, null, null]);
    delay = 3000;
    expect(tried()).toEqual([null, null, expect.any(Answer)]);
    delay = 1500;
    expect(tried()).toEqual([null, expect.any(Answer), expect.any(Answer)]);
    delay = 900;
    enter('POST', '/api/orders');
    expect(enter('GET', '/')).not.toBe(null);
  });

  test('health checks are always answered', () => {
    const { enter } = aDoor({ worst: () => 60_000 });
    for (let look = 0; look < 20; look += 1) expect(enter('GET', '/api/health')).not.toBe(null);
  });
});

test('a visitor who takes minutes to read is cut off, a dashboard download is not', () => {
  vi.useFakeTimers();
  const { enter } = aDoor();
  const page = enter('GET', '/');
  const download = enter('GET', '/api/orders/export');
  vi.advanceTimersByTime(115_000);
  expect(page?.isCut).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect([page?.isCut, download?.isCut]).toEqual([true, false]);
});
