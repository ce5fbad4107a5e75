import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = globSync(['README.md', 'docs/*.md', 'docs/adr/*.md'], { cwd: ROOT }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

/** The heading's anchor, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function hasAnchor(file: string, anchor: string): boolean {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

function leadsNowhere(path: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? join(ROOT, path) : join(ROOT, dirname(path), file);
  return !existsSync(found) || (anchor !== undefined && !hasAnchor(found, anchor));
}

test('each link between the documents leads somewhere', () => {
  const links = DOCUMENTS.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => ({ path, target })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path, target }) => leadsNowhere(path, target))).toEqual([]);
});

test('each source file that the documents name exists', () => {
  const sources = globSync('{bench,config,demo,domain,schemas,scripts,server,tests,web}/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  const named = DOCUMENTS.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

test('each npm command that the documents name exists', () => {
  const commands = DOCUMENTS.flatMap(({ text }) =>
    [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

test('each source of the comparison is named, and none in vain', () => {
  const text = readFileSync(join(ROOT, 'docs/comparison.md'), 'utf8');
  const used = new Set([...text.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name));
  const defined = [...text.matchAll(/^\[([\w-]+)\]: https?:\/\//gm)].map(([, name]) => name);
  expect(used.size).toBeGreaterThan(50);
  expect(defined.sort()).toEqual([...used].sort());
});

test('what the comparison says of this shop has a test', () => {
  const text = readFileSync(join(ROOT, 'docs/comparison.md'), 'utf8');
  const ids = new Set([...text.matchAll(/\b[A-Z]+-\d{3}\b/g)].map(([id]) => id));
  const tests = globSync(['{tests,server,web,domain,schemas,config}/**/*.test.{ts,tsx}'], { cwd: ROOT });
  const titles = tests.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
  expect(ids.size).toBeGreaterThan(25);
  expect([...ids].filter((id) => !new RegExp(`\\[[^\\]\\n]*\\b${id}\\b`).test(titles))).toEqual([]);
});
