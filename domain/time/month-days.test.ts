import { expect, test } from 'vitest';
import { sameDaysBefore } from './month-days.ts';

test.each([
  ['2026-11-20', '2026-10-01', '2026-10-20'],
  ['2027-01-31', '2026-12-01', '2026-12-31'],
  // Days compare as texts, so that all of February is before it.
  ['2026-03-31', '2026-02-01', '2026-02-31'],
])('the month before %s is compared up to the same date [DASH-G02]', (today, first, last) => {
  expect(sameDaysBefore(today)).toEqual({ first, last });
});
