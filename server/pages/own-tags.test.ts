import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownTags } from './own-tags.ts';
import { edited } from './page-edits.ts';

const nonce = '2f1c6f0e-6d5c-4d0e-9a57-0d3b8f0c9e11';
const own = `nonce="${nonce}"`;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const AFTER_PAINT = { held: 'later', script: 'begin("ñ")' };
const SHEET = { inline: Buffer.from('<style>.ñ{}</style>'), source: hashOf('.ñ{}') };

function finished(html: string, afterPaint: typeof AFTER_PAINT | null = null) {
  const page = Buffer.from(html);
  const styleSheetOf = (tag: string) => (tag.startsWith('<link rel="stylesheet"') ? SHEET : null);
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

test('no page contains the nonce', () => {
  const { html } = finished(`<link ${own} rel="icon" href="/ñ.svg"/><script ${own}>one()</script>`);
  expect(html).toBe('<link rel="icon" href="/ñ.svg"/><script>one()</script>');
});

test('own style sheets stand in the page, and planted ones don’t', () => {
  const planted = '<link rel="stylesheet" href="/x.css"/>';
  const { html, styles } = finished(`<link ${own} rel="stylesheet" href="/a.css"/>${planted}`);
  expect(html).toBe(`<style>.ñ{}</style>${planted}`);
  expect(styles).toEqual([hashOf('.ñ{}')]);
});

test('modules wait for the paint, and other scripts don’t', () => {
  const { html, scripts } = finished(
    `<head><link rel="modulepreload" href="/a.js" ${own}/></head><body><script ${own}>one()</script>` +
      `<script ${own} type="module" async="">import "/a.js"</script></body>`,
    AFTER_PAINT,
  );
  expect(html).toBe(
    '<head><link rel="later" href="/a.js"/></head><body><script>one()</script>' +
      '<script type="later">import "/a.js"</script><script>begin("ñ")</script></body>',
  );
  expect(scripts).toEqual(['one()', 'import "/a.js"', 'begin("ñ")'].map(hashOf));
});

test('a page without scripts gets none', () => {
  const page = '<head></head><body>ñ</body>';
  expect(finished(page, AFTER_PAINT)).toMatchObject({ html: page, scripts: [] });
});
