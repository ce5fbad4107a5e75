import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = new URL('../../web', import.meta.url).pathname;

/** In style sheets: a size of text, or a condition of a media or container query. In components: their utilities and queries. */
const IN_PIXELS = {
  '.css':
    /(?:^|[\s;{])(?:font|font-size)\s*:[^;{}]*\d+px|@(?:media|container)[^{;]*\dpx|--breakpoint-\w+:\s*\d+px/g,
  '.tsx': /text-\[[\d.]+px\]|\b(?:max|min)-\[\d+px\]:|\((?:min|max)-width: \d+px\)/g,
} as const;

test('sizes of text and breakpoints grow with the font size of the browser [ROUTE-G03]', () => {
  const found = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const kind = file.endsWith('.css') ? '.css' : /(?<!\.test)\.tsx?$/.test(file) ? '.tsx' : null;
    if (kind === null) return [];
    const wrong = readFileSync(join(WEB, file), 'utf8').match(IN_PIXELS[kind]) ?? [];
    return wrong.map((text) => `${file}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});
