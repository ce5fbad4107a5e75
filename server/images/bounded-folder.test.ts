import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBoundedFolder } from './bounded-folder.ts';

let path: string;
let faults: unknown[];

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'hilvan-renditions-'));
  mkdirSync(join(path, '300'));
  faults = [];
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

const names = () => readdirSync(join(path, '300')).sort();
const folder = (maxBytes: number) =>
  createBoundedFolder({ path, maxBytes, onFault: (error) => faults.push(error) });

/** A file of 100 bytes that was last read so many hours ago. */
function aFile(name: string, hoursAgo: number): void {
  const file = join(path, '300', name);
  writeFileSync(file, Buffer.alloc(100));
  const then = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(file, then, then);
}

test('a full folder deletes its least recently read files until a tenth is free [DATA-005]', async () => {
  for (const hours of [1, 2, 3, 4, 5, 6]) aFile(`${hours}.webp`, hours);
  folder(500)(100);
  await expect.poll(names).toEqual(['1.webp', '2.webp', '3.webp', '4.webp']);
});

test('nothing is deleted while all fits, except a crash’s half-written files [DATA-005]', async () => {
  aFile('1.webp', 50);
  aFile('.2.webp-a-draft', 2);
  aFile('.3.webp-being-written', 0);
  folder(500)(1);
  await expect.poll(names).toEqual(['.3.webp-being-written', '1.webp']);
});

test('it is scanned after a start, then after each twentieth that was added [DATA-005]', async () => {
  const grewBy = folder(1000);
  grewBy(1);
  aFile('.old-draft', 2);
  await expect
    .poll(() => {
      grewBy(10);
      return names();
    })
    .toEqual([]);
  expect(faults).toEqual([]);
});

test('an unreadable folder is logged and tried again next time [DATA-005]', async () => {
  const grewBy = folder(100);
  rmSync(path, { recursive: true });
  grewBy(100);
  await expect.poll(() => faults.length).toBe(1);
  grewBy(100);
  await expect.poll(() => faults.length).toBe(2);
});
