import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { BackupStateRow } from '#server/db/tables/process-tables.ts';
import { aFolder, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { ENGINES, openTestShop } from '#tests/support/test-shop.ts';
import { backupState, CLAIM_MS, isNightlyDue } from './backup-state.ts';
import { runBackup } from './run-backup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Half past three at the shop. */
const QUIET = Date.UTC(2026, 10, 21, 6, 30);

const NEVER: BackupStateRow = {
  id: 1,
  claimed_by: null,
  claimed_until: null,
  not_before: 0,
  made_at: null,
  name: null,
  bytes: null,
  last_error: null,
};

test.each([
  ['without any so far', { made_at: null }, true],
  ['after last night’s', { made_at: QUIET }, false],
  ['after one of the evening before', { made_at: QUIET - 8 * HOUR }, true],
  ['after one of the day before', { made_at: QUIET - DAY }, true],
  ['after one of this morning', { made_at: QUIET + HOUR }, false],
  ['after one of tomorrow: the clock was set back', { made_at: QUIET + DAY }, true],
  ['soon after a try that failed', { made_at: null, not_before: QUIET + 3 * HOUR }, false],
  ['with a pause from a clock that was set back', { made_at: null, not_before: QUIET + DAY }, true],
] as const)('the nightly backup %s', (_name, state, isDue) => {
  const now = QUIET + 2 * HOUR + HOUR * 0.75;
  expect(isNightlyDue({ ...NEVER, ...state }, now)).toBe(isDue);
});

test('before half past three the time counts as the night before', () => {
  expect(isNightlyDue({ ...NEVER, made_at: QUIET - DAY }, QUIET - 1)).toBe(false);
  expect(isNightlyDue({ ...NEVER, made_at: QUIET - DAY - 1 }, QUIET - 1)).toBe(true);
});

describe.each(ENGINES)('the process that makes a backup on %s', (engine) => {
  async function aShop() {
    const shop = await openTestShop(engine);
    onTestFinished(() => shop.close());
    const folder = aFolder();
    const run = (db: typeof shop.ctx.db, kind: 'nightly' | 'requested', now = QUIET) =>
      runBackup({ db, ...onDisk(shop), folder, kind, now: () => now });
    return { shop, db: shop.ctx.db, folder, run };
  }

  test('one of several processes makes a due backup, and the others see it', async () => {
    const { shop, db, folder, run } = await aShop();
    const processes = Array.from({ length: 4 }, () => connect(shop));
    onTestFinished(async () => {
      await Promise.all(processes.map((one) => one.destroy()));
    });
    const outcomes = await Promise.all(processes.map((one) => run(one, 'nightly')));
    const made = outcomes.filter((outcome) => outcome !== null);
    expect(made).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['hilvan-2026-11-21T063000Z.tar']);
    expect(await backupState(db)).toEqual({
      ...NEVER,
      made_at: QUIET,
      name: made[0]?.name,
      bytes: made[0]?.bytes,
    });
    expect(await run(db, 'nightly', QUIET + HOUR)).toBeNull();
    expect(await run(db, 'requested', QUIET + HOUR)).toMatchObject({
      name: 'hilvan-2026-11-21T073000Z-a-pedido.tar',
    });
  });

  test('the claim of a dead process lasts five minutes', async () => {
    const { db, run } = await aShop();
    await db
      .updateTable('backup_state')
      .set({ claimed_by: 'nobody any more', claimed_until: QUIET + CLAIM_MS })
      .execute();
    expect(await run(db, 'requested', QUIET + CLAIM_MS - 1)).toBeNull();
    expect(await run(db, 'requested', QUIET + CLAIM_MS)).not.toBeNull();
  });

  test('a failed backup is reported, and the nightly one is tried again after half an hour', async () => {
    const { shop, db, folder, run } = await aShop();
    const taken = join(folder, 'copias');
    writeFileSync(taken, 'no es una carpeta');
    const order = { db, ...onDisk(shop), folder: taken, kind: 'nightly', now: () => QUIET } as const;
    await expect(runBackup(order)).rejects.toThrow();
    expect(await backupState(db)).toMatchObject({
      claimed_until: null,
      made_at: null,
      last_error: 'la carpeta no es una carpeta',
    });
    expect(await run(db, 'nightly', QUIET + HOUR / 2 - 1)).toBeNull();
    expect(await run(db, 'nightly', QUIET + HOUR / 2)).not.toBeNull();
    expect((await backupState(db)).last_error).toBeNull();
  });

  test('outdated backups are deleted each night', async () => {
    const { db, folder, run } = await aShop();
    writeFileSync(join(folder, 'notas.txt'), 'de otro');
    const nights = Array.from({ length: 9 }, (_, index) => QUIET + index * DAY);
    for (const night of nights) await run(db, 'nightly', night);
    expect(readdirSync(folder).sort()).toEqual([
      // The Sunday of a week that has ended since.
      'hilvan-2026-11-22T063000Z.tar',
      'hilvan-2026-11-23T063000Z.tar',
      'hilvan-2026-11-24T063000Z.tar',
      'hilvan-2026-11-25T063000Z.tar',
      'hilvan-2026-11-26T063000Z.tar',
      'hilvan-2026-11-27T063000Z.tar',
      'hilvan-2026-11-28T063000Z.tar',
      'hilvan-2026-11-29T063000Z.tar',
      'notas.txt',
    ]);
    expect(existsSync(join(folder, 'hilvan-2026-11-21T063000Z.tar'))).toBe(false);
  });
});
