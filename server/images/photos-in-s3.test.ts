import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { S3Place } from '#config/s3-place.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { aPhoto, multipartOf } from '#tests/support/photos.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { originalPath } from './image-store.ts';
import { openS3PhotoStore } from './s3-photo-store.ts';

let s3: S3Server;
/** Two machines: each has a disk of its own. */
let one: TestShop;
let other: TestShop;

beforeAll(async () => {
  s3 = await startS3Server();
  const { place } = s3.newPlace();
  const opened = () => openS3PhotoStore(place, { log: recordedLog().loggerInstance, failurePauseMs: 50 });
  one = await openTestShop('postgres', { photos: await opened() });
  other = await openTestShop('postgres', { photos: await opened() });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await s3.stop();
  s3.clean();
});

let url: string;
let photo: Buffer;
let hue = 0;
beforeEach(async () => {
  hue += 40;
  photo = await aPhoto({ width: 900, height: 600, hue, isNoisy: true }).jpeg().toBuffer();
  url = (await upload(one, photo)).json().url;
});

const upload = (shop: TestShop, bytes: Buffer) =>
  shop.callAsAdministrator({ method: 'POST', url: '/api/cloudinary', ...multipartOf(bytes) });
const renditionOf = (address: string, width: number) => address.replace('/images/', `/images/${width}/`);
const shown = (shop: TestShop, address: string, accept = 'image/webp') =>
  shop.call({ url: address, headers: { accept } });

test('a photo uploaded to one machine is served by the other, whole and in every width [DATA-005 API-020]', async () => {
  expect((await upload(other, photo)).json().url).toBe(url);
  const whole = await shown(other, url);
  expect(whole.statusCode).toBe(200);
  expect(whole.rawPayload.equals((await shown(one, url)).rawPayload)).toBe(true);
  const small = await shown(other, renditionOf(url, 300));
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300 });
  expect(readdirSync(other.dataDir).sort()).toEqual(['renditions']);
  expect(readdirSync(join(other.dataDir, 'renditions', '300'))).toHaveLength(1);
});

test('the AVIF is made from the stored photo [DATA-005]', async () => {
  const address = renditionOf(url, 300);
  const typeOf = async () => (await shown(one, address, 'image/avif,image/webp')).headers['content-type'];
  expect(await typeOf()).toBe('image/webp');
  // It is made once the server has nothing else to do, and each request is something.
  const names = () => readdirSync(join(one.dataDir, 'renditions', '300'));
  await expect.poll(() => names().some((name) => name.endsWith('.avif')), { interval: 500 }).toBe(true);
  await expect.poll(typeOf).toBe('image/avif');
});

test('a photo missing in the store is answered like one missing on the disk [ROUTE-017]', async () => {
  const answer = await shown(one, '/images/300/desconocida.webp');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'image-not-found']);
});

test('while the store is down cached photos are served, others answer 503, and all recover [DATA-005 API-020]', async () => {
  const small = await shown(one, renditionOf(url, 300));
  await s3.stop();
  expect((await shown(one, renditionOf(url, 300))).rawPayload.equals(small.rawPayload)).toBe(true);
  const missing = await shown(one, renditionOf(url, 600));
  expect([missing.statusCode, missing.json().code]).toEqual([503, 'photos-unavailable']);
  expect(missing.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  const another = await aPhoto({ width: 20, height: 20, hue }).png().toBuffer();
  const refused = await upload(one, another);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'photos-unavailable']);
  const kept = await one.ctx.db.selectFrom('images').select('name').where('width', '=', 20).execute();
  expect(kept).toEqual([]);
  await s3.restart();
  await expect.poll(async () => (await shown(one, renditionOf(url, 600))).statusCode).toBe(200);
  expect((await upload(one, another)).statusCode).toBe(201);
});

test('moving a shop to the store copies its photos once [DATA-005]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-moving-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const names = Array.from({ length: 12 }, (_, index) => `foto-${index + 10}.webp`);
  mkdirSync(dirname(originalPath(dataDir, 'x')));
  for (const name of names) writeFileSync(originalPath(dataDir, name), `this is ${name}`);
  const { place, url: s3Url } = s3.newPlace();
  const moved = () =>
    promisify(execFile)(process.execPath, ['scripts/photos-to-s3.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, S3_URL: s3Url },
    });
  expect((await moved()).stdout).toBe('Copiando fotos: 12 de 12\n12 fotos copiadas; en el almacén hay 12\n');
  expect((await moved()).stdout).toBe('0 fotos copiadas; en el almacén hay 12\n');
  const store = await openS3PhotoStore(place, { log: recordedLog().loggerInstance });
  expect(await store.names()).toEqual(names);
  for (const name of names) expect(String(await store.read(name))).toBe(`this is ${name}`);
});

test('a backup includes the store’s photos, and a restore writes them to a store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-copias-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storeAt = (place: S3Place) => openS3PhotoStore(place, { log: recordedLog().loggerInstance });
  const [from, to] = [await storeAt(s3.newPlace().place), await storeAt(s3.newPlace().place)];
  const photos = [1, 2, 3].map((index) => ({
    name: `foto-${index}.webp`,
    bytes: Buffer.from(`foto ${index}`),
  }));
  for (const { name, bytes } of photos) await from.write(name, bytes);
  const now = Date.UTC(2026, 10, 21, 6, 30);
  const { path } = await writeBackup({ place: one, photos: from, folder, kind: 'requested', now });
  const place = { databaseUrl: null, dataDir: join(folder, 'nueva') };
  const { manifest } = await restoreBackup({ path, place, photos: to, isForced: false, now });
  expect(manifest.photos.map(({ name }) => name)).toEqual(photos.map(({ name }) => name));
  for (const { name, bytes } of photos) expect(await to.read(name)).toEqual(bytes);
  expect(readdirSync(place.dataDir)).toEqual(['hilvan.sqlite']);
});
