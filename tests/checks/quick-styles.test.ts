import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = new URL('../../web', import.meta.url).pathname;

/** What asks what an element holds, or what follows it, on a screen. */
function askingSelectors(css: string): string[] {
  const onScreen = css.replace(/\/\*.*?\*\//gs, '').replace(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const rules = onScreen.match(/[^{};]+(?=\{)/g) ?? [];
  return rules.flatMap(atTopLevel(',')).filter((selector) => selector.includes(':has('));
}

/** Splits where no bracket is open. */
function atTopLevel(separators: string): (text: string) => string[] {
  return (text) => {
    let depth = 0;
    const parts = [''];
    for (const letter of text.trim()) {
      if ('(['.includes(letter)) depth += 1;
      if (')]'.includes(letter)) depth -= 1;
      if (depth === 0 && separators.includes(letter)) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  };
}

/**
 * Chromium keeps one list for all rules with `:has()`: what they may style when anything in the page changes. A rule that
 * may style any element makes each change style the whole page anew.
 */
function isWide(selector: string): boolean {
  const styled = atTopLevel(' >+~')(selector).at(-1) ?? '';
  return !styled.includes(':has(') && !/[.#[]/.test(styled.replace(/:not\([^)]*\)/g, ''));
}

test('no rule that asks what an element holds may style any other element', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const asking = sheets.flatMap((file) =>
    askingSelectors(readFileSync(join(WEB, file), 'utf8')).map((selector) => ({ file, selector })),
  );
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter(({ selector }) => isWide(selector))).toEqual([]);
});

test.each([
  ['.row:has(> .tile) > :not(.tile, .slides) { order: 1 }', true],
  ['.head:has(.list), .head:has(.list) > div { order: 1 }', true],
  ['@media print { body { order: 1 } body:has(.paper) * { order: 1 } }', false],
  ['@media (width < 40rem) { .rows:has(.row) * { order: 1 } }', true],
  ['.head:has(.list) > .bar { order: 1 }', false],
  ['html:has(.bar) { order: 1 } .row > .tile { order: 1 }', false],
  ['.row:has(+ .tile) :is(.one, .two) { order: 1 }', false],
])('%s: wide %s', (css, wide) => {
  expect(askingSelectors(css).some(isWide)).toBe(wide);
});
