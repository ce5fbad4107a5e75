import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts';

test('only the named scripts and styles may run, each named once', () => {
  const [one, two] = [hashSource('one()'), hashSource('two()')];
  const policy = contentSecurityPolicy({ scripts: [one, two, one], styles: [two] }, DEMO_STORE);
  expect(policy).toContain(`script-src 'self' ${one} ${two};`);
  expect(policy).toContain(`style-src 'self' ${two};`);
});

test('a text has the same hash as its bytes', () => {
  expect(hashSource('ñ')).toBe(hashSource(Buffer.from('ñ')));
});
