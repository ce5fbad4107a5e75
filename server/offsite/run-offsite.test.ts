import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runBackup } from '#server/backup/run-backup.ts';
import { connect } from '#server/db/connect.ts';
import { aFolder, aShopToBackUp, ORDERS, onDisk, THE_MESSAGE } from '#tests/support/a-shop-to-back-up.ts';
import {
  aHostileBucket,
  type HostileBucket,
  isDownload,
  isEndOfUpload,
  isPart,
} from '#tests/support/hostile-bucket.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { ANY_ENGINE, ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { fetchCopy } from './fetch-copy.ts';
import { openOffsiteBucket } from './offsite-bucket.ts';
import { offsiteKeyOf } from './offsite-key.ts';
import { offsiteState } from './offsite-state.ts';
import { type OffsiteRun, runOffsite } from './run-offsite.ts';
import { seal } from './sealed-copy.ts';
import { isOffsiteWorkDue } from './start-offsite-copies.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Half past three at the shop. */
const QUIET = Date.UTC(2026, 10, 21, 6, 30);
const NAME = 'hilvan-2026-11-21T063000Z.tar';
const KEY = offsiteKeyOf('0123456789abcdef'.repeat(4), 'BACKUP_KEY');
const PATIENCE = { timeoutMs: 60_000, tries: 5, firstRetryDelayMs: 1 };

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  s3.clean();
});

async function copiesOf(shop: TestShop, hostile: HostileBucket) {
  const clock = { now: QUIET };
  const folder = aFolder();
  const { db } = shop.ctx;
  const bucket = openOffsiteBucket(hostile.place, PATIENCE);
  const run: OffsiteRun = { db, place: shop, folder, bucket, key: KEY, now: () => clock.now };
  return {
    clock,
    folder,
    bucket,
    run,
    hostile,
    state: () => offsiteState(db),
    isDue: () => isOffsiteWorkDue({ db, now: () => clock.now }, folder),
    work: (isProofWanted = false) => runOffsite(run, { isProofWanted }),
    names: async () => (await bucket.list()).map(({ name }) => name),
    backUp: () => runBackup({ db, ...onDisk(shop), folder, kind: 'requested', now: () => clock.now }),
    /** A night with a backup of a few bytes. */
    async night(at: number, content = `copia de ${at}`) {
      clock.now = at;
      const name = `hilvan-${new Date(at)
        .toISOString()
        .replace(/\.\d+Z/, 'Z')
        .replaceAll(':', '')}.tar`;
      writeFileSync(join(folder, name), content);
      await db.updateTable('backup_state').set({ made_at: at, name, bytes: content.length }).execute();
      // Nothing that a proof could restore.
      await db.updateTable('offsite_state').set({ proved_at: at }).execute();
      return name;
    },
  };
}

async function aSmallShop() {
  const shop = await openTestShop(ANY_ENGINE[0] ?? 'sqlite');
  onTestFinished(() => shop.close());
  return copiesOf(shop, await aHostileBucket(s3));
}

describe.each(ENGINES)('the copies off the machine of a shop on %s', (engine) => {
  test('a backup goes encrypted to the bucket, is fetched, restored beside the shop and compared [RUN-001]', async () => {
    const shop = await aShopToBackUp(engine);
    const copies = await copiesOf(shop, await aHostileBucket(s3));
    expect(await copies.isDue()).toBe(false);
    const backup = await copies.backUp();
    if (backup === null) throw new Error('no backup was made');
    expect(await copies.isDue()).toBe(true);
    expect(await copies.work()).toEqual([]);
    const products = await shop.ctx.db.selectFrom('products').select('id').execute();
    const [copy] = await copies.bucket.list();
    expect(copy).toEqual({ name: `${backup.name}.cifrada`, bytes: expect.any(Number) });
    expect(await copies.state()).toMatchObject({
      claimed_by: null,
      sent_at: QUIET,
      sent_name: backup.name,
      sent_bytes: copy?.bytes,
      kept: 1,
      send_error: null,
      proved_at: QUIET,
      proved_name: backup.name,
      proved_products: products.length,
      proved_orders: ORDERS,
      proof_error: null,
    });
    expect(await copies.isDue()).toBe(false);

    const stored = await buffer(copies.bucket.read(`${backup.name}.cifrada`));
    for (const text of ['manifest', 'Ñandú', THE_MESSAGE]) expect(stored.includes(text)).toBe(false);
    const path = join(aFolder(), 'vuelta.tar');
    await fetchCopy({ bucket: copies.bucket, key: KEY, name: backup.name, path });
    expect(readFileSync(path).equals(readFileSync(backup.path))).toBe(true);

    expect(readdirSync(copies.folder)).toEqual([backup.name]);
    expect(readdirSync(shop.dataDir).filter((name) => name.includes('restaurando'))).toEqual([]);
    copies.clock.now = QUIET + 30 * DAY - 1;
    expect(await copies.isDue()).toBe(false);
    copies.clock.now = QUIET + 30 * DAY;
    expect(await copies.isDue()).toBe(true);
    expect(await copies.work()).toEqual([]);
    expect((await copies.state()).proved_at).toBe(QUIET + 30 * DAY);
  });

  test('of several processes one sends and proves [RUN-001]', async () => {
    const shop = await openTestShop(engine);
    onTestFinished(() => shop.close());
    const copies = await copiesOf(shop, await aHostileBucket(s3));
    await copies.backUp();
    const processes = Array.from({ length: 4 }, () => connect(shop));
    onTestFinished(async () => {
      await Promise.all(processes.map((one) => one.destroy()));
    });
    const faults = await Promise.all(
      processes.map((db) => runOffsite({ ...copies.run, db }, { isProofWanted: false })),
    );
    expect(faults.flat()).toEqual([]);
    expect(await copies.names()).toHaveLength(1);
  });
});

test('the bucket keeps copies by days, weeks and months, and other objects stay [RUN-001]', async () => {
  const copies = await aSmallShop();
  await copies.bucket.put('notas.txt', one('de otro'));
  for (let night = 0; night < 9; night += 1) {
    await copies.night(QUIET + night * DAY);
    await copies.work();
  }
  const days = ['22', '23', '24', '25', '26', '27', '28', '29'];
  expect(await copies.names()).toEqual([
    ...days.map((day) => `hilvan-2026-11-${day}T063000Z.tar.cifrada`),
    'notas.txt',
  ]);
  expect(await copies.state()).toMatchObject({ kept: 8, send_error: null });
});

test('a key that may not delete keeps all copies, and the bucket’s own rule is no loss [RUN-001]', async () => {
  const copies = await aSmallShop();
  copies.hostile.let(({ method, url }) => method === 'DELETE' && url?.includes('uploadId') === false, {
    kind: 'refused',
    status: 403,
    code: 'AccessDenied',
  });
  for (let night = 0; night < 9; night += 1) {
    await copies.night(QUIET + night * DAY);
    await copies.work();
  }
  expect(await copies.state()).toMatchObject({ kept: 9, send_error: null });
  copies.hostile.calm();
  await copies.bucket.remove(`${NAME}.cifrada`);
  await copies.night(QUIET + 9 * DAY);
  await copies.work();
  expect(await copies.state()).toMatchObject({ kept: 8, send_error: null });
});

test('an upload that is cut goes on, and an answer that got lost is no failure [RUN-001]', async () => {
  const copies = await aSmallShop();
  const content = 'x'.repeat(20_000_000);
  const name = await copies.night(QUIET, content);
  copies.hostile.let(isPart, { kind: 'upload-cut' }, 2);
  copies.hostile.let(isPart, { kind: 'answer-lost' }, 1);
  copies.hostile.let(isEndOfUpload, { kind: 'answer-lost' }, 1);
  await copies.work();
  expect(copies.hostile.met()).toBe(4);
  expect(await copies.state()).toMatchObject({ sent_name: name, send_error: null });
  copies.hostile.let(isDownload, { kind: 'download-cut' }, 3);
  const path = join(aFolder(), 'vuelta.tar');
  await fetchCopy({ bucket: copies.bucket, key: KEY, name, path });
  expect(readFileSync(path, 'utf8') === content).toBe(true);
  expect(copies.hostile.met()).toBe(7);
});

test('a line that stays cut leaves no half copy, and is tried again after half an hour [RUN-001]', async () => {
  const copies = await aSmallShop();
  const name = await copies.night(QUIET, 'x'.repeat(9_000_000));
  copies.hostile.let(isPart, { kind: 'upload-cut' });
  expect(await copies.work()).toEqual([expect.stringContaining('no se llega al depósito')]);
  expect(await copies.names()).toEqual([]);
  expect(await copies.state()).toMatchObject({ sent_name: null, claimed_by: null });
  copies.hostile.calm();
  copies.clock.now = QUIET + 30 * MINUTE - 1;
  expect(await copies.isDue()).toBe(false);
  copies.clock.now = QUIET + 30 * MINUTE;
  expect(await copies.isDue()).toBe(true);
  await copies.work();
  expect(await copies.state()).toMatchObject({ sent_name: name, send_error: null });
});

test.each([
  [507, 'InsufficientStorage', 'el depósito está lleno (507 InsufficientStorage)'],
  [403, 'QuotaExceeded', 'el depósito está lleno (403 QuotaExceeded)'],
  [403, 'AccessDenied', 'el depósito no acepta la clave de BACKUP_S3_URL (403 AccessDenied)'],
  [503, 'SlowDown', 'el depósito respondió 503 SlowDown'],
])(
  'a bucket that answers %d %s is told by its fault, and the copies of before stay [RUN-001]',
  async (status, code, text) => {
    const copies = await aSmallShop();
    const before = await copies.night(QUIET);
    await copies.work();
    await copies.night(QUIET + DAY);
    copies.hostile.let(isPart, { kind: 'refused', status, code });
    expect((await copies.work())[0]).toBe(text);
    expect(await copies.state()).toMatchObject({ sent_name: before, send_error: text });
    expect(await copies.names()).toEqual([`${before}.cifrada`]);
  },
);

test('a wrong clock is named with its minutes, and a slightly wrong one is none [RUN-001]', async () => {
  const copies = await aSmallShop();
  await copies.night(QUIET);
  const work = () => runOffsite({ ...copies.run, now: Date.now }, { isProofWanted: false });
  copies.hostile.let(() => true, { kind: 'clock', aheadMs: 60 * MINUTE });
  const faults = await work();
  expect(faults[0]).toBe('el reloj de esta máquina está mal: atrasa 60 minutos');
  copies.hostile.calm();
  copies.hostile.let(() => true, { kind: 'clock', aheadMs: 5 * MINUTE });
  await copies.work();
  expect(await copies.state()).toMatchObject({ send_error: null });
});

test('a copy that the bucket lost is sent again if it is here, and named if it is not [RUN-001]', async () => {
  const copies = await aSmallShop();
  const names: string[] = [];
  for (let night = 0; night < 3; night += 1) {
    names.push(await copies.night(QUIET + night * DAY));
    await copies.work();
  }
  const [first = '', second = ''] = names;
  await copies.bucket.remove(`${first}.cifrada`);
  await copies.bucket.remove(`${second}.cifrada`);
  rmSync(join(copies.folder, second));
  await copies.night(QUIET + 3 * DAY);
  await copies.work();
  expect(await copies.state()).toMatchObject({
    kept: 3,
    send_error: `en el depósito faltan copias que estaban: ${second}`,
  });
  expect(await copies.names()).toContain(`${first}.cifrada`);
  await copies.night(QUIET + 4 * DAY);
  await copies.work();
  expect(await copies.state()).toMatchObject({ send_error: null });
});

describe('a proof', () => {
  async function provedOnce() {
    const shop = await openTestShop(ANY_ENGINE[0] ?? 'sqlite');
    onTestFinished(() => shop.close());
    const copies = await copiesOf(shop, await aHostileBucket(s3));
    const backup = await copies.backUp();
    if (backup === null) throw new Error('no backup was made');
    expect(await copies.work()).toEqual([]);
    copies.clock.now += 30 * DAY;
    return { copies, stored: `${backup.name}.cifrada` };
  }

  const flipped = (bytes: Buffer) => {
    const at = bytes.length - 5000;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };

  test.each([
    ['lost', () => null, /ya no está en el depósito/],
    ['rotten', flipped, /cambió desde que se guardó/],
    ['shortened', (bytes: Buffer) => bytes.subarray(0, -1), /termina antes de tiempo/],
  ])('finds a %s copy, which is sent again and proved [RUN-001]', async (_what, changed, text) => {
    const { copies, stored } = await provedOnce();
    const bytes = changed(await buffer(copies.bucket.read(stored)));
    if (bytes === null) await copies.bucket.remove(stored);
    else await copies.bucket.put(stored, one(bytes));
    expect(await copies.work()).toEqual([expect.stringMatching(text)]);
    expect((await copies.state()).proof_error).toMatch(text);
    copies.clock.now += 30 * MINUTE;
    expect(await copies.isDue()).toBe(true);
    expect(await copies.work()).toEqual([]);
    expect(await copies.state()).toMatchObject({ proof_error: null, proved_at: copies.clock.now });
  });

  test('finds a copy that is whole and another than the one that was sent [RUN-001]', async () => {
    const { copies, stored } = await provedOnce();
    const name = stored.replace('.cifrada', '');
    await copies.bucket.put(stored, seal(one('una tienda ajena'), { key: KEY, name }));
    expect(await copies.work()).toEqual([expect.stringContaining('no es la que se envió')]);
  });

  test('that fails twice for the copy waits a day, and for the line half an hour [RUN-001]', async () => {
    const { copies, stored } = await provedOnce();
    copies.hostile.let(isDownload, { kind: 'refused', status: 503, code: 'SlowDown' });
    await copies.work();
    copies.clock.now += 30 * MINUTE;
    expect(await copies.isDue()).toBe(true);
    copies.hostile.calm();
    await copies.bucket.remove(stored);
    await copies.work();
    copies.clock.now += 30 * MINUTE;
    expect(await copies.isDue()).toBe(false);
    copies.clock.now += DAY;
    expect(await copies.isDue()).toBe(true);
  });

  test('with another key says so by the names of both [RUN-001]', async () => {
    const { copies } = await provedOnce();
    const key = offsiteKeyOf('f'.repeat(64), 'BACKUP_KEY');
    const [fault] = await runOffsite({ ...copies.run, key }, { isProofWanted: true });
    expect(fault).toContain(`se cifró con otra clave: con la ${KEY.id}, y la de BACKUP_KEY es la ${key.id}`);
    expect(fault).not.toContain('ffff');
  });

  test('that was killed leaves nothing to the next [RUN-001]', async () => {
    const { copies } = await provedOnce();
    mkdirSync(join(copies.folder, '.prueba'));
    writeFileSync(join(copies.folder, '.prueba', NAME), 'a medias');
    expect(await copies.work()).toEqual([]);
    expect(readdirSync(copies.folder)).not.toContain('.prueba');
  });
});

async function* one(bytes: string | Buffer) {
  yield Buffer.from(bytes);
}
