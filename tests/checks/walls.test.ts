import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = join(PROJECT, '.dependency-cruiser.cjs');
const FOLDERS = ['domain', 'schemas', 'config', 'server', 'web', 'demo'];
const TOOL = join(PROJECT, 'node_modules/.bin/depcruise');

type Planted = readonly [from: string, to: string];

type Summary = {
  readonly totalCruised: number;
  readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
};

function checked(root: string, folders: readonly string[]): Summary {
  const args = ['--config', RULES, '--output-type', 'json', ...folders];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout } = spawnSync(process.execPath, [TOOL, ...args], options);
  // Safe: the tool's own format.
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

/** The breaches that the tool reports in a tree where files import others. A type-only import crosses most walls like any other. */
function breachesAmong(imports: readonly Planted[], { areTypes = true } = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'hilvan-walls-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, code: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  };
  for (const [, to] of imports) write(to, 'export const b = 1;\n');
  for (const [from, to] of imports) {
    const up = '../'.repeat(from.split('/').length - 1);
    const path = `'${up}${to}'`;
    write(
      from,
      areTypes
        ? `import type { b } from ${path};\nexport type A = typeof b;\n`
        : `import { b as other } from ${path};\nexport const b = () => other;\n`,
    );
  }
  const folders = [...new Set(imports.flat().map((path) => path.split('/')[0] ?? ''))];
  return checked(root, folders).violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

test('the walls hold in this project, and its files are really read', () => {
  const { totalCruised, violations } = checked(PROJECT, FOLDERS);
  expect(violations).toEqual([]);
  expect(totalCruised).toBeGreaterThan(1500);
});

test('a folder imports nothing across its walls', () => {
  const planted = [
    ['domain/a/a.ts', 'server/a/b.ts', 'domain-imports-only-itself'],
    ['schemas/a/a.ts', 'server/a/b.ts', 'schemas-import-domain-and-zod'],
    ['config/a.ts', 'server/a/b.ts', 'config-imports-domain-and-schemas'],
    ['server/c/a.ts', 'web/c/b.ts', 'server-knows-of-pages-only-their-context'],
    ['server/c/b.ts', 'server/api.ts', 'rooms-of-the-server-know-not-what-joins-them'],
    ['web/cart/a.tsx', 'server/a/b.ts', 'web-never-imports-the-server'],
    ['web/cart/c.tsx', 'web/admin/a/b.ts', 'shoppers-get-no-dashboard'],
    ['web/ui/a.tsx', 'domain/b/b.ts', 'the-design-system-knows-no-trade'],
  ] as const;
  const breaches = breachesAmong(planted.map(([from, to]) => [from, to]));
  expect(breaches.toSorted()).toEqual(
    planted.map(([from, to, rule]) => `${rule}: ${from} → ${to}`).toSorted(),
  );
});

test('what shoppers run names a schema by its type alone', () => {
  const planted = [
    ['schemas/wire/a.ts', 'schemas/b/b.ts'],
    ['web/cart/b.tsx', 'schemas/b/b.ts'],
  ] as const;
  expect(breachesAmong(planted)).toEqual([]);
  expect(breachesAmong(planted, { areTypes: false }).toSorted()).toEqual([
    'shoppers-get-no-zod: web/cart/b.tsx → schemas/b/b.ts',
    'the-wire-is-free-of-zod: schemas/wire/a.ts → schemas/b/b.ts',
  ]);
});

test('files form no circle', () => {
  const circle = [
    ['domain/cart/a.ts', 'domain/cart/b.ts'],
    ['domain/cart/b.ts', 'domain/cart/a.ts'],
  ] as const;
  // It is told once.
  expect(breachesAmong(circle, { areTypes: false })).toEqual([
    'no-circles: domain/cart/a.ts → domain/cart/b.ts',
  ]);
});

test('rooms form no circle, though none of their files does', () => {
  const breaches = breachesAmong([
    ['domain/cart/a.ts', 'domain/orders/b.ts'],
    ['domain/orders/c.ts', 'domain/cart/d.ts'],
    ['server/quotes/a.ts', 'server/orders/b.ts'],
    ['server/orders/c.ts', 'server/mails/d.ts'],
    ['server/mails/e.ts', 'server/quotes/f.ts'],
    ['web/admin/shell/a.ts', 'web/admin/orders/b.ts'],
    ['web/admin/orders/c.ts', 'web/admin/shell/d.ts'],
  ]);
  expect(breaches.toSorted()).toEqual([
    'no-circles-of-rooms: domain/cart → domain/orders',
    'no-circles-of-rooms: domain/orders → domain/cart',
    'no-circles-of-rooms: server/mails → server/quotes',
    'no-circles-of-rooms: server/orders → server/mails',
    'no-circles-of-rooms: server/quotes → server/orders',
    'no-circles-of-rooms: web/admin/orders → web/admin/shell',
    'no-circles-of-rooms: web/admin/shell → web/admin/orders',
  ]);
});
