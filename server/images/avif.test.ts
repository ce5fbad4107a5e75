import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPhoto } from '#tests/support/photos.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { type AvifJob, createAvifQueue } from './avif-queue.ts';
import { createDiskPhotoStore } from './disk-photo-store.ts';
import { originalPath } from './image-store.ts';
import { openRenditions, type Renditions } from './renditions.ts';

const atOnce = async () => {};
const DEMO_PHOTO = new URL('../../demo/photos/puntilla-de-algodon-1-cm-5-m-blanco.webp', import.meta.url);

let dataDir: string;
let renditions: Renditions;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hilvan-avif-'));
  mkdirSync(join(dataDir, 'images'));
  writeFileSync(originalPath(dataDir, 'encaje.webp'), readFileSync(DEMO_PHOTO));
  writeFileSync(originalPath(dataDir, 'punto.webp'), await aPhoto({ width: 8, height: 8 }).webp().toBuffer());
  renditions = openRendered(atOnce);
});
afterEach(() => {
  renditions.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const openRendered = (untilIdle: (signal: AbortSignal) => Promise<void>) =>
  openRenditions({
    photos: createDiskPhotoStore(dataDir),
    dataDir,
    maxBytes: 10_000_000,
    log: recordedLog().loggerInstance,
    untilIdle,
  });
const avifOf = (name: string) => renditions.read({ name, width: 300, format: 'avif' });
const filesOf = (width: number) => readdirSync(join(dataDir, 'renditions', String(width))).sort();

test('the WebP is sent at once, and the smaller AVIF once it is ready [DATA-005]', async () => {
  const first = await avifOf('encaje.webp');
  expect(first).toMatchObject({ format: 'webp', isTemporary: true });
  await expect.poll(async () => (await avifOf('encaje.webp'))?.format).toBe('avif');
  const made = await avifOf('encaje.webp');
  expect(made?.isTemporary).toBe(false);
  expect(made?.bytes.length).toBeLessThan(first?.bytes.length ?? 0);
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'heif', width: 300, height: 300 });
  expect(filesOf(300)).toEqual(['encaje.avif', 'encaje.webp']);
});

test('an AVIF that is no smaller is dropped and not made again; the WebP stays [DATA-005]', async () => {
  expect(await avifOf('punto.webp')).toMatchObject({ format: 'webp', isTemporary: true });
  await expect.poll(async () => (await avifOf('punto.webp'))?.isTemporary).toBe(false);
  expect(await avifOf('punto.webp')).toMatchObject({ format: 'webp' });
  renditions = openRendered(() => Promise.reject(new Error('made again')));
  expect(await avifOf('punto.webp')).toMatchObject({ format: 'webp', isTemporary: false });
});

test('no AVIF is made while the server is busy, and closing drops the queue [DATA-005]', async () => {
  let asked = 0;
  const never = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      asked += 1;
      signal.addEventListener('abort', () => reject(new Error('closed')));
    });
  renditions = openRendered(never);
  await Promise.all([avifOf('encaje.webp'), avifOf('punto.webp'), avifOf('encaje.webp')]);
  expect(asked).toBe(1);
  renditions.close();
  expect(await avifOf('encaje.webp')).toMatchObject({ format: 'webp', isTemporary: true });
  expect(filesOf(300)).toEqual(['encaje.webp', 'punto.webp']);
});

test('a photo that can’t become an AVIF is tried once, logged, and blocks nothing [DATA-005]', async () => {
  const { loggerInstance, lines } = recordedLog();
  const made: string[] = [];
  const queue = createAvifQueue({
    photos: createDiskPhotoStore(dataDir),
    log: loggerInstance,
    onMade: ({ target }) => made.push(target),
    untilIdle: atOnce,
  });
  const job = (name: string): AvifJob => ({
    name,
    target: join(dataDir, `${name}.avif`),
    width: 200,
    webpBytes: 100_000,
  });
  queue.add(job('falta.webp'));
  queue.add(job('encaje.webp'));
  await expect.poll(() => made).toEqual([job('encaje.webp').target]);
  queue.add(job('falta.webp'));
  queue.close();
  expect(lines).toMatchObject([{ msg: 'no AVIF made', photo: 'falta.webp' }]);
  expect(existsSync(job('falta.webp').target)).toBe(false);
});
