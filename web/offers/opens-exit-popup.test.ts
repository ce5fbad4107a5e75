import { expect, test } from 'vitest';
import { opensExitPopup } from './opens-exit-popup.ts';

const leave = { width: 1280, pointerY: -1, chance: 0.1, offerCount: 3, hasOpened: false };

test.each([
  ['[POPUP-001]', {}, true],
  ['[POPUP-001]', { width: 1024 }, false],
  ['[POPUP-001]', { width: 1025 }, true],
  ['[POPUP-002]', { pointerY: 0 }, true],
  ['[POPUP-002]', { pointerY: 1 }, false],
  ['[POPUP-003]', { chance: 0 }, true],
  ['[POPUP-003]', { chance: 0.199 }, true],
  ['[POPUP-003]', { chance: 0.2 }, false],
  ['[POPUP-G02]', { offerCount: 0 }, false],
  ['[POPUP-G02]', { hasOpened: true }, false],
])('leaving with $1 opens the popup: $2 $0', (_, changes, expected) => {
  expect(opensExitPopup({ ...leave, ...changes })).toBe(expected);
});
