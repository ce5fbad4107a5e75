import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const FOLDERS = ['domain', 'schemas', 'server', 'web', 'config'];

/** The only place where amounts are multiplied, divided, and read from texts. */
const MEASURE = 'domain/measure/';

const NAME = String.raw`(?:\w+\.)*(?:units|parts|quantity|minimumUnits)`;
const RECKONING = new RegExp(
  String.raw`parseFloat|\b${NAME}\)?\s*(?:\*(?!\*)|\/(?![/*]))|(?:\*(?!\*)|(?<![/*<])\/)\s*(?:BigInt\()?${NAME}\b`,
  'g',
);

/** What is no amount of goods. */
const OTHERS: Readonly<Record<string, string>> = {
  'web/ui/toast-host.tsx': 'pixels',
  'web/admin/overview/best-products.tsx': 'a bar’s share of the longest',
  'web/admin/overview/best-subsections.tsx': 'a bar’s share of the longest',
  'server/orders/order-rows.ts': 'the placeholder of a line that can’t be read',
  'domain/pricing/cheaper-offer.ts': 'the price of a pack’s whole units',
};

test('an amount is multiplied, divided or read as a fraction nowhere but among the measures [UNIT-001]', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(MEASURE)),
  ).flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '');
    return (code.match(RECKONING) ?? []).map((text) => [file, text.trim()] as const);
  });
  expect(found.filter(([file]) => OTHERS[file] === undefined)).toEqual([]);
  expect([...new Set(found.map(([file]) => file))].sort()).toEqual(Object.keys(OTHERS).sort());
});
