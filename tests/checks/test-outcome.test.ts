import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run-tool.ts';
import { outcomesIn } from '../../scripts/test-e2e.ts';
import { linesAtTheEnd, type TestOutcome } from '../../scripts/test-outcome.ts';
import { outcomesOf } from '../../scripts/test-unit.ts';

const anOutcome = (changes: Partial<TestOutcome>): TestOutcome => ({
  name: 'a.test.ts › algo',
  milliseconds: 1,
  status: 'passed',
  again: 'npm run test:unit -- a.test.ts',
  why: '',
  ...changes,
});

test('a run ends with its ten slowest tests, and each failed one with its reason and the command that runs it alone', () => {
  const passed = Array.from({ length: 12 }, (_, index) =>
    anOutcome({ name: `lenta ${index}`, milliseconds: index * 1000 }),
  );
  const failed = anOutcome({
    name: 'rota',
    status: 'failed',
    again: 'npm run test:unit -- rota.test.ts',
    why: `\u001b[31mError: se esperaba 1\u001b[39m\n\n    at /tienda/rota.test.ts:3:1\n${'más\n'.repeat(30)}`,
  });
  const lines = linesAtTheEnd([...passed, failed]);
  expect(lines.filter((line) => line.includes('s  lenta'))).toEqual(
    Array.from({ length: 10 }, (_, place) => `  ${11 - place}.0 s  lenta ${11 - place}`),
  );
  expect(lines.slice(-16)).toEqual([
    'Fallaron; cada una se repite sola con su orden:',
    '  ✗ rota',
    '    npm run test:unit -- rota.test.ts',
    '      Error: se esperaba 1',
    ...Array.from({ length: 11 }, () => '      más'),
    '',
  ]);
  expect(linesAtTheEnd(passed).join('\n')).not.toContain('Fallaron');
});

test('a unit test is run alone by its file and titles, whatever they hold', () => {
  const assertion = {
    ...{ ancestorTitles: ['a shop'], duration: 12, title: "it's (one)" },
    failureMessages: ['se esperaba 1'],
  };
  const report = (name: string, status: string) => ({
    testResults: [{ name: `${ROOT}${name}`, assertionResults: [{ ...assertion, status }] }],
  });
  expect(outcomesOf(report('server/a.test.ts', 'failed'))).toEqual([
    {
      name: "server/a.test.ts › a shop › it's (one)",
      milliseconds: 12,
      status: 'failed',
      again: "npm run test:unit -- server/a.test.ts -t 'a shop it'\\''s \\(one\\)'",
      why: 'se esperaba 1',
    },
  ]);
});

test('a skipped unit test counts as failed, but for one that mounts disks', () => {
  const statusOf = (file: string) =>
    outcomesOf({
      testResults: [
        { name: `${ROOT}${file}`, assertionResults: [{ status: 'skipped', ancestorTitles: [], title: 'x' }] },
      ],
    })[0]?.status;
  expect(statusOf('server/a.test.ts')).toBe('failed');
  expect(statusOf('tests/fault/full-disk.test.ts')).toBe('skipped');
});

test('a browser test is run alone by its place and its width', () => {
  const spec = (status: string) => ({
    title: 'algo pasa',
    file: 'cart.test.ts',
    line: 12,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          { duration: 700, errors: [{ message: 'se esperaba 1' }] },
          { duration: 300, errors: [] },
        ],
      },
    ],
  });
  const suite = {
    title: '',
    specs: [spec('expected')],
    suites: [{ title: 'dentro', specs: [spec('unexpected')] }],
  };
  const again = 'npm run test:e2e -- tests/e2e/cart.test.ts:12 --project=phone';
  const name = 'cart.test.ts › algo pasa (phone)';
  const why = 'se esperaba 1';
  expect(outcomesIn(suite)).toEqual([
    { name, milliseconds: 1000, status: 'passed', again, why },
    { name, milliseconds: 1000, status: 'failed', again, why },
  ]);
  const [flaky] = outcomesIn({ title: '', specs: [spec('flaky')] });
  expect(flaky?.status).toBe('failed');
});
