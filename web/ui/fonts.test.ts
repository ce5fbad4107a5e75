import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STYLES = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** The letters of a file's @font-face, as code points. */
function lettersOf(file: string): Set<number> {
  const face = STYLES.split('@font-face').find((rule) => rule.includes(`/${file}"`)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? [];
  const codes = ranges.flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset);
  });
  return new Set(codes);
}

/** The texts of the shop's pages and of the demo, with the code around them. */
function sources(): string {
  return ['web', 'demo', 'domain', 'config']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|\.d\.ts$/.test(name))
        .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
    )
    .join('');
}

test.each(['archivo', 'piazzolla'])('our own file of %s has every letter of our texts', (font) => {
  const letters = lettersOf(`${font}.woff2`);
  expect(letters.size).toBeGreaterThan(130);
  const others = [...new Set(sources())].filter(
    (letter) => letter > ' ' && !letters.has(letter.codePointAt(0) ?? 0),
  );
  expect(others).toEqual([]);
});

test.each(['archivo', 'piazzolla'])('no letter of %s is in both of its files', (font) => {
  const rest = lettersOf(`${font}-latin-wght-normal.woff2`);
  expect(rest.size).toBeGreaterThan(90);
  expect([...lettersOf(`${font}.woff2`)].filter((letter) => rest.has(letter))).toEqual([]);
});
