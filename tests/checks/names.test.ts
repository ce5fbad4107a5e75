import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Names that say the same in each folder. */
const RECURRING = new Set([
  'context', // what the server hands to its verbs, and the pages' part of it
  'format', // `web/format.ts` is that of the domain with what only screens say
  'needles', // a kind of demo product and its drawing
  'place-order', // the verb, and the browser's call of it
  'queries',
  'routes',
]);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// A file of `schemas/` has the name of what it is the shape of.
const FOLDERS = ['domain', 'config', 'server', 'web', 'demo', 'scripts'];

function sourcesByName(): Map<string, string[]> {
  const sources = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: ROOT })).filter(
    (path) => !/\.(test|d)\.\w+$/.test(path),
  );
  return Map.groupBy(sources, (path) => path.replace(/^.*\/|\.\w+$/g, ''));
}

test('no two files with one base name tell two things', () => {
  const names = sourcesByName();
  expect(names.size).toBeGreaterThan(500);
  const clashes = [...names].filter(([name, paths]) => paths.length > 1 && !RECURRING.has(name));
  expect(clashes).toEqual([]);
});
