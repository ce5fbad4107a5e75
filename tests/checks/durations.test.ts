import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the style check refuses a file with this content for what it measures. */
function isRefused(path: string, content: string): boolean {
  const args = ['lint', `--stdin-file-path=${path}`];
  const { stdout, stderr } = spawnSync(`${ROOT}node_modules/.bin/biome`, args, {
    cwd: ROOT,
    input: content,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.includes('must not depend on how fast the machine is');
}

test.each([
  'export const took = performance.now();',
  'export const took = (since: number) => Date.now() - since;',
  'export const took = process.hrtime.bigint();',
  'export const took = process.cpuUsage();',
  'export const pause = (page: Page) => page.waitForTimeout(50);',
])('a test that measures or sleeps is refused: %s', (line) => {
  expect(isRefused('server/planted.test.ts', line)).toBe(true);
  expect(isRefused('tests/support/planted.ts', line)).toBe(true);
  expect(isRefused('bench/planted.ts', line)).toBe(false);
});

test('a moment some days ago is no duration', () => {
  expect(isRefused('server/planted.test.ts', 'export const then = Date.now() - 45 * DAY_MS;')).toBe(false);
});
