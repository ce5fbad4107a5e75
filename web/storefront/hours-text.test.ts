import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { hoursText } from './hours-text.ts';

test('CONTENT-014 the opening hours fit on one line', () => {
  expect(hoursText(DEMO_STORE.openingHours)).toBe('Lun a vie 8:00–12:00 y 15:30–19:30 · Sáb 8:00–12:00');
});
