import { randomBytes } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFolder } from '#tests/support/a-shop-to-back-up.ts';
import { MANIFEST, MANIFEST_SUM, manifestSum, TABLES, tableFile } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { TarWriter } from './tar.ts';

const MEGABYTE = 1024 * 1024;
const BLOCK = 512;

/** A backup with this content as its only table, and a manifest that promises one row of it. */
async function aBackupWith(table: Buffer): Promise<string> {
  const path = join(aFolder(), 'hilvan-2026-11-21T063000Z.tar');
  const manifest = JSON.stringify({
    format: 1,
    program: '0.1.0',
    schema: '0001-initial-schema',
    engine: 'sqlite',
    madeAt: '2026-11-21T06:30:00.000Z',
    tables: [{ name: 'orders', columns: ['id'], rows: 1, sha256: 'a'.repeat(64) }],
    photos: [],
  });
  const file = await open(path, 'wx');
  const tar = new TarWriter(file, 0);
  await tar.add(TABLES, tableFile('orders'), Readable.from([table]));
  await tar.add('', MANIFEST, Readable.from([Buffer.from(manifest)]));
  await tar.add('', MANIFEST_SUM, Readable.from([Buffer.from(manifestSum(manifest))]));
  await tar.end();
  await file.close();
  return path;
}

/**
 * Half a gigabyte of one letter, packed; readers take packed parts in a row for one text. Its end can't be unpacked, so a
 * reader that gets there fails in another way.
 */
function halfAGigabyteOf(letter: string): Buffer {
  const part = gzipSync(Buffer.alloc(16 * MEGABYTE, letter));
  return Buffer.concat([...Array.from({ length: 32 }, () => part), part.subarray(0, 10), randomBytes(BLOCK)]);
}

test('a row of half a gigabyte is refused at its first megabytes', async () => {
  const path = await aBackupWith(halfAGigabyteOf('x'));
  const before = process.memoryUsage.rss();
  await expect(openBackup(path)).rejects.toThrow('tiene una fila demasiado larga');
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MEGABYTE);
});

test('half a billion rows where the manifest promises one are refused at the second', async () => {
  const path = await aBackupWith(halfAGigabyteOf('\n'));
  await expect(openBackup(path)).rejects.toThrow('orders cambió');
});

test('rows of several megabytes are read whole', async () => {
  const long = randomBytes(6 * MEGABYTE).toString('hex');
  const path = await aBackupWith(gzipSync(`${long}\n`));
  await expect(openBackup(path)).rejects.toThrow('orders cambió');
});

test('a size below zero does not lead the reader back', async () => {
  const path = await aBackupWith(gzipSync('{}\n'));
  const bytes = await readFile(path);
  bytes.write('-0000001000\0', 124, 'latin1');
  bytes.fill(' ', 148, 156);
  const sum = bytes.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  await writeFile(path, bytes);
  await expect(openBackup(path)).rejects.toThrow('un encabezado está dañado');
});
