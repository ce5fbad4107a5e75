import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashSource } from './content-security-policy.ts';
import { styleSheetsIn } from './inline-styles.ts';

const dir = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(join(dir, 'a.css'), '.ñandú::before{content:"$&"}');
writeFileSync(join(dir, 'end.css'), '.c{content:"</style>"}');
afterAll(() => rmSync(dir, { recursive: true }));

const styleSheetOf = styleSheetsIn(dir);
const link = (name: string) => `<link rel="stylesheet" href="/${name}"/>`;

test.each(['a.css', 'a.css#'])('the rules of %s stand before its link', (name) => {
  const rules = '.ñandú::before{content:"$&"}';
  const sheet = styleSheetOf(link(name));
  expect(sheet?.inline.toString()).toBe(
    `<style>${rules}</style><link rel="stylesheet" disabled="" href="/${name}"/>`,
  );
  expect(sheet?.source).toBe(hashSource(rules));
});

test('other tags have no rules', () => {
  expect(styleSheetOf('<link rel="icon" href="/a.css"/>')).toBeNull();
});

test('rules that would end their element are refused', () => {
  expect(() => styleSheetOf(link('end.css'))).toThrow('/end.css would end the element that holds it');
});
