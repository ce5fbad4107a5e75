import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forbiddenImports } from '../../scripts/forbidden-imports.ts';

describe('the walls between the folders', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hilvan-walls-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, code: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }

  test('hold in this project, and files are really checked', async () => {
    const { modules, violations } = await forbiddenImports(fileURLToPath(new URL('../..', import.meta.url)));
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThan(300);
  });

  test.each([
    ['domain/a.ts', 'server/b.ts', 'domain-imports-only-itself'],
    ['schemas/a.ts', 'server/b.ts', 'schemas-import-domain-and-zod'],
    ['schemas/wire/a.ts', 'schemas/b.ts', 'the-wire-is-free-of-zod'],
    ['config/a.ts', 'server/b.ts', 'config-imports-domain-and-schemas'],
    ['server/a.ts', 'web/cart/b.ts', 'server-knows-of-pages-only-their-context'],
    ['web/cart/a.tsx', 'server/b.ts', 'web-never-imports-the-server'],
    ['web/cart/a.tsx', 'schemas/b.ts', 'shoppers-get-no-zod'],
    ['web/cart/a.tsx', 'web/admin/b.ts', 'shoppers-get-no-dashboard'],
    ['web/ui/a.tsx', 'domain/b.ts', 'the-design-system-knows-no-trade'],
  ])('%s may not import %s', async (from, to, rule) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    // A type-only import breaks a wall like any other import.
    write(from, `import type { B } from '${path}';\nexport type A = B;\n`);
    write(to, 'export type B = string;\n');
    const { violations } = await forbiddenImports(root);
    expect(violations).toEqual([`${rule}: ${from} → ${to}`]);
  });

  test('a tree without readable files is an error', async () => {
    await expect(forbiddenImports(root)).rejects.toThrow('no se leyó ningún archivo');
  });
});
