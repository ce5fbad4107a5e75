import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = ['tests/checks/no-durations.grit', 'tests/checks/no-stored-prices.grit'];

/** The files, of these contents by path, that rules of our own refuse. */
function refusedAmong(planted: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-style-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries({ ...planted, '.gitignore': '' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${content}\n`);
  }
  for (const path of ['biome.json', ...RULES]) cpSync(join(ROOT, path), join(folder, path));
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['lint', '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return Object.keys(planted).filter((path) => stdout.includes(path));
}

test('a test that measures or sleeps is refused; a benchmark is not', () => {
  const measuring = [
    'export const took = performance.now();',
    'export const took = (since: number) => Date.now() - since;',
    'export const took = process.hrtime.bigint();',
    'export const took = process.cpuUsage();',
    'export const pause = (page: Page) => page.waitForTimeout(50);',
  ];
  const tests = measuring.map((line, index) => [`server/planted-${index}.test.ts`, line]);
  const support = measuring.map((line, index) => [`tests/support/planted-${index}.ts`, line]);
  const bench = measuring.map((line, index) => [`bench/planted-${index}.ts`, line]);
  const refused = Object.fromEntries([...tests, ...support]);
  expect(refusedAmong({ ...refused, ...Object.fromEntries(bench) })).toEqual(Object.keys(refused));
});

test('a moment some days ago is no duration', () => {
  expect(
    refusedAmong({ 'server/planted.test.ts': 'export const moment = Date.now() - 45 * DAY_MS;' }),
  ).toEqual([]);
});

test('what shows a price asks for it; what changes one reads the stored one', () => {
  const reading = [
    'export const price = (product: Product) => product.price;',
    'export const offer = (line: CartLine) => line.snapshot.bulkOffer;',
  ];
  const pages = reading.map((line, index) => [`web/cart/planted-${index}.ts`, line]);
  const feed = reading.map((line, index) => [`server/pages/planted-${index}.ts`, line]);
  const forms = reading.map((line, index) => [`web/admin/product-form/planted-${index}.ts`, line]);
  const refused = Object.fromEntries([...pages, ...feed]);
  expect(refusedAmong({ ...refused, ...Object.fromEntries(forms) })).toEqual(Object.keys(refused));
});
