import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createOutageLog } from './outage-log.ts';

test('an outage is logged at its begin and its end only', () => {
  const { loggerInstance, lines } = recordedLog();
  const outage = createOutageLog(loggerInstance, 'not seen');
  outage.worked();
  for (let tries = 0; tries < 100; tries += 1) outage.failed(new Error('gone'));
  outage.worked();
  outage.worked();
  expect(lines.map(({ msg }) => msg)).toEqual(['not seen', 'not seen: over']);
  outage.failed(new Error('gone again'));
  expect(lines).toHaveLength(3);
});
