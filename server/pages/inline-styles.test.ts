import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { styleSheetsIn, withStyles } from './inline-styles.ts';

const dir = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(join(dir, 'a.css'), '.ñandú::before{content:"$&"}');
writeFileSync(join(dir, 'b.css'), '.b{color:red}');
writeFileSync(join(dir, 'end.css'), '.c{content:"</style>"}');
afterAll(() => rmSync(dir, { recursive: true }));

const sheetsOf = styleSheetsIn(dir);
const link = (name: string) => `<link rel="stylesheet" href="/${name}" crossorigin="anonymous"/>`;
const inlined = (html: string) => withStyles(Buffer.from(html), sheetsOf(html)).toString();

test('each sheet’s rules stand before its link, in the order of the links', () => {
  expect(inlined(`<head><title>ñ</title>${link('b.css')}${link('a.css#')}</head><body></body>`)).toBe(
    '<head><title>ñ</title><style>.b{color:red}</style><link rel="stylesheet" disabled="" href="/b.css" crossorigin="anonymous"/>' +
      '<style>.ñandú::before{content:"$&"}</style><link rel="stylesheet" disabled="" href="/a.css#" crossorigin="anonymous"/></head><body></body>',
  );
});

test('only links of the head count', () => {
  const page = `<head></head><body>${link('a.css')}</body>`;
  expect(inlined(page)).toBe(page);
});

test('rules that would end their element are refused', () => {
  expect(() => sheetsOf(`<head>${link('end.css')}</head>`)).toThrow(
    '/end.css would end the element that holds it',
  );
});
