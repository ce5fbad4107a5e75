import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { boundUnsentBytes } from './unsent-bytes.ts';

const anAnswer = () => new EventEmitter() as unknown as ServerResponse;

test('unread answers are limited in bytes, and each frees its share when it ends', () => {
  const unsent = boundUnsentBytes(100);
  const [first, second] = [anAnswer(), anAnswer()];
  unsent.hold(first, 60);
  unsent.hold(second, 40);
  expect(() => unsent.hold(anAnswer(), 1)).toThrow(expect.objectContaining({ code: 'overloaded' }));
  first.emit('close');
  unsent.hold(anAnswer(), 60);
  expect(() => unsent.hold(anAnswer(), 1)).toThrow(expect.objectContaining({ code: 'overloaded' }));
});
