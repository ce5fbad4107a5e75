import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { patternsIn } from '#tests/support/fuzz/patterns-in.ts';
import { timesInStorm } from '#tests/support/storm.ts';

/** Patterns that take quadratic time, with the reason why nobody can send them a long text. */
const ALLOWED: Readonly<Record<string, string>> = {
  'domain/text/format.ts': 'groups the digits of one number, at most seventeen',
  'server/kernel/safe-error.ts': 'what it reads is cut short before',
};

/** Its limits by time would find other patterns on a busy machine; those by steps are the same everywhere. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

const SOURCES = globSync('{domain,schemas,server,web,config}/**/*.{ts,tsx}').filter(
  (path) => !path.includes('.test.'),
);

test('no pattern takes too long for a hostile text', async () => {
  const patterns = SOURCES.flatMap((path) =>
    patternsIn(path, readFileSync(path, 'utf8')).map((pattern) => ({ path, ...pattern })),
  );
  const slow = [];
  for (const { path, source, flags } of patterns) {
    const found = await check(source, flags, { ...BY_STEPS, maxIteration: timesInStorm(2, 10) });
    if (found.status === 'safe') continue;
    const time = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
    slow.push({ path, pattern: `/${source}/${flags}`, time });
  }
  expect(slow.filter(({ path }) => ALLOWED[path] === undefined)).toEqual([]);
  expect(slow.map(({ path }) => path).sort()).toEqual(Object.keys(ALLOWED));
  console.info(`${patterns.length} patterns checked`);
});

test.each([
  ['(a+)+$', 'exponential'],
  ['^\\s*0*\\s*$', 'polynomial'],
])('the check detects a slow pattern: %s', async (source, type) => {
  expect(await check(source, '')).toMatchObject({ status: 'vulnerable', complexity: { type } });
});

test('patterns are found anywhere in a source', () => {
  const source = "const a = /x+/u;\nconst b = <p title={t.replace(/y/g, '')} />;";
  expect(patternsIn('a.tsx', source)).toEqual([
    { source: 'x+', flags: 'u' },
    { source: 'y', flags: 'g' },
  ]);
});
