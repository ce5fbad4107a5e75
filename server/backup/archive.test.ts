import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFolder, aShopToBackUp, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { openBackup } from './open-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

describe.each(ENGINES)('the archive of a shop on %s', (engine) => {
  test('is a tar that any tool opens and only its owner can read', async () => {
    const shop = await aShopToBackUp(engine);
    const folder = join(aFolder(), 'copias');
    const { name, path, bytes } = await writeBackup({ ...onDisk(shop), folder, kind: 'nightly', now: NOW });
    expect(name).toBe('hilvan-2026-11-21T063000Z.tar');
    expect(statSync(path)).toMatchObject({ size: bytes });
    expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    const names = execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(expect.arrayContaining(['tables/orders.ndjson.gz', 'manifest.json']));
    expect(names.join()).not.toMatch(/sessions|login_failures|backup_state|kysely|words/);
    const unpacked = aFolder();
    execFileSync('tar', ['-xf', path, '-C', unpacked]);
    const part = (name: string) => readFileSync(join(unpacked, name));
    const accounts = gunzipSync(part('tables/accounts.ndjson.gz')).toString().trim().split('\n');
    expect(accounts.map((row) => JSON.parse(row).id)).toContain('administrator');
    const sum = createHash('sha256').update(part('manifest.json')).digest('hex');
    expect(part('manifest.sha256').toString()).toBe(`${sum}  manifest.json\n`);
  });

  test('is refused when any byte is changed or missing', async () => {
    const shop = await aShopToBackUp(engine);
    const { path } = await writeBackup({ ...onDisk(shop), folder: aFolder(), kind: 'nightly', now: NOW });
    const whole = readFileSync(path);
    const used = whole.length - 1024;
    const refused = (bytes: Buffer) => {
      writeFileSync(path, bytes);
      return openBackup(path).then(
        (backup) => backup.close().then(() => 'opened'),
        (error: Error) => error.message,
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: used - 1 }), async (length) => {
        expect(await refused(whole.subarray(0, length))).toContain('dañada o incompleta');
      }),
      { numRuns: 15 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: used - 1 }), async (place) => {
        // Between the contents stand zeros that nothing reads, and gzip says on which system it ran.
        fc.pre(whole[place] !== 0 && whole.readUInt16BE(Math.max(0, place - 9)) !== 0x1f8b);
        const changed = Buffer.from(whole);
        changed[place] = (whole[place] ?? 0) ^ 0x11;
        expect(await refused(changed)).toContain('dañada o incompleta');
      }),
      // The last byte of a header's own checksum, which that checksum leaves out.
      { numRuns: 30, examples: [[155]] },
    );
  });
});
