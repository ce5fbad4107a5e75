import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownTags } from './own-tags.ts';
import { edited } from './page-edits.ts';

const nonce = '2f1c6f0e-6d5c-4d0e-9a57-0d3b8f0c9e11';
const own = `nonce="${nonce}"`;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const AFTER_PAINT = { held: 'later', early: 'mark()', script: 'begin("ñ")' };

/** The rules of a sheet are its path. */
function styleSheetOf(tag: string) {
  const path = /^<link rel="stylesheet" href="([^"]+)"/.exec(tag)?.[1];
  return path === undefined ? null : { inline: Buffer.from(`<style>${path}</style>`), source: hashOf(path) };
}

function finished(html: string, afterPaint: typeof AFTER_PAINT | null = null) {
  const page = Buffer.from(html);
  const { edits, sources } = ownTags(page, { nonce, afterPaint, styleSheetOf });
  return { html: edited(page, edits).toString(), ...sources };
}

test('the page’s own scripts are named by their hashes', () => {
  const { scripts } = finished(
    `<p>ñ</p><script ${own}>one("ñ")</script><script type="module" ${own} async="">two()</script>`,
  );
  expect(scripts).toEqual([hashOf('one("ñ")'), hashOf('two()')]);
});

test('a planted script is not named', () => {
  const planted = [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="otra">evil()</script>',
    '<script type="application/ld+json">evil()</script>',
    `<script src="/x.js" ${own}>evil()</script>`,
    `<script ${own} src="/x.js">evil()</script>`,
  ];
  for (const script of planted) expect(finished(script, AFTER_PAINT).scripts).toEqual([]);
});

test('neither page nor policy contains the nonce', () => {
  const page = finished(`<link ${own} rel="icon" href="/ñ.svg"/><script ${own}>one()</script>`);
  expect(page.html).toBe('<link rel="icon" href="/ñ.svg"/><script>one()</script>');
  expect(JSON.stringify(page)).not.toContain(nonce);
});

test('own style sheets stand in the page in the order of their links, and planted ones don’t', () => {
  const planted = '<link rel="stylesheet" href="/x.css"/>';
  const { html, styles } = finished(
    `<title>ñ</title><link ${own} rel="stylesheet" href="/ñ.css"/>${planted}<link ${own} rel="stylesheet" href="/a.css"/>`,
  );
  expect(html).toBe(`<title>ñ</title><style>/ñ.css</style>${planted}<style>/a.css</style>`);
  expect(styles).toEqual([hashOf('/ñ.css'), hashOf('/a.css')]);
});

test('modules wait for the paint, and other scripts don’t', () => {
  const { html, scripts } = finished(
    `<head><link rel="modulepreload" href="/a.js" ${own}/></head><body><script ${own}>one()</script>` +
      `<script ${own} type="module" async="">import "/a.js"</script></body>`,
    AFTER_PAINT,
  );
  expect(html).toBe(
    '<head><link rel="later" href="/a.js"/><script>mark()</script></head><body><script>one()</script>' +
      '<script type="later">import "/a.js"</script><script>begin("ñ")</script></body>',
  );
  expect(scripts).toEqual(['one()', 'import "/a.js"', 'mark()', 'begin("ñ")'].map(hashOf));
});

test('a page without scripts gets none', () => {
  const page = '<head></head><body>ñ</body>';
  expect(finished(page, AFTER_PAINT)).toMatchObject({ html: page, scripts: [] });
});
