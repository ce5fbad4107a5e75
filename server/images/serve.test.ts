import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/generate-products.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { shopForAllTests } from '#tests/support/shop-of-tests.ts';
import { ANY_ENGINE } from '#tests/support/test-shop.ts';
import { createDiskPhotoStore } from './disk-photo-store.ts';
import { addDemoPhotos, originalPath } from './image-store.ts';
import { openRenditions } from './renditions.ts';

describe.each(ANY_ENGINE)('serving photos beside %s', (engine) => {
  const shop = shopForAllTests(engine);
  const original = (name: string) => originalPath(shop.dataDir, name);

  beforeAll(async () => {
    mkdirSync(dirname(original('x')), { recursive: true });
    writeFileSync(
      original('cono.webp'),
      await aPhoto({ width: 1000, height: 500, isNoisy: true }).webp().toBuffer(),
    );
    writeFileSync(original('chica.webp'), await aPhoto({ width: 200, height: 200 }).webp().toBuffer());
  });

  test('a photo is served at its own width, cacheable for ever [DATA-005]', async () => {
    const { statusCode, headers, rawPayload } = await shop.call({ url: '/images/cono.webp' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(statSync(original('cono.webp')).size),
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1000 });
  });

  test('a mail that is read in a browser may show photos, and no other answer of the shop', async () => {
    const policyOf = async (url: string) =>
      (await shop.call({ url })).headers['cross-origin-resource-policy'];
    expect(await Promise.all(['/images/cono.webp', '/images/300/cono.webp'].map(policyOf))).toEqual(
      Array(2).fill('cross-origin'),
    );
    expect(await policyOf('/api/items')).toBe('same-origin');
  });

  test.each([300, 600, 800])('the rendition of %i px is that wide [DATA-005]', async (width) => {
    const { headers, rawPayload } = await shop.call({ url: `/images/${width}/cono.webp` });
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
  });

  test('a rendition that was cut on the disk is made again [DATA-005]', async () => {
    const url = '/images/600/cono.webp';
    for (const [format, folder] of [
      ['webp', 'cono.webp'],
      ['jpeg', 'cono.jpg'],
    ] as const) {
      const headers = { accept: format === 'webp' ? 'image/webp' : 'image/jpeg' };
      const whole = await shop.call({ url, headers });
      const file = join(shop.dataDir, 'renditions', '600', folder);
      writeFileSync(file, whole.rawPayload.subarray(0, whole.rawPayload.length / 2));
      const again = await shop.call({ url, headers });
      expect([format, again.rawPayload.equals(whole.rawPayload)]).toEqual([format, true]);
      expect(statSync(file).size).toBe(whole.rawPayload.length);
    }
  });

  test('a photo that was cut on the disk is kept by no browser [DATA-005]', async () => {
    const whole = await aPhoto({ width: 400, height: 400, isNoisy: true }).webp().toBuffer();
    writeFileSync(original('cortada.webp'), whole.subarray(0, whole.length / 2));
    const { headers } = await shop.call({ url: '/images/cortada.webp' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['cono.webp', 1200],
    ['chica.webp', 300],
  ])('%s is never made larger, not even for %i px [DATA-005]', async (name, width) => {
    const { rawPayload } = await shop.call({ url: `/images/${width}/${name}` });
    expect(rawPayload.equals((await shop.call({ url: `/images/${name}` })).rawPayload)).toBe(true);
  });

  test('a burst for one rendition is one piece of work and leaves one file [DATA-005]', async () => {
    writeFileSync(
      original('rafaga.webp'),
      await aPhoto({ width: 1600, height: 900, isNoisy: true }).webp().toBuffer(),
    );
    const { read } = openRenditions({
      photos: createDiskPhotoStore(shop.dataDir),
      dataDir: shop.dataDir,
      maxBytes: 1_000_000,
      log: shop.ctx.log,
    });
    const wanted = { name: 'rafaga.webp', width: 600, format: 'webp' } as const;
    const burst = await Promise.all(Array.from({ length: 40 }, () => read(wanted)));
    expect(new Set(burst.map((one) => one?.bytes)).size).toBe(1);
    const folder = join(shop.dataDir, 'renditions', '600');
    expect(readdirSync(folder).filter((name) => name.includes('rafaga'))).toEqual(['rafaga.webp']);
    const made = statSync(join(folder, 'rafaga.webp')).mtimeMs;
    expect(await read(wanted)).toEqual(burst[0]);
    expect(statSync(join(folder, 'rafaga.webp')).mtimeMs).toBe(made);
  });

  test('the format follows Accept: clients without WebP get JPEG [DATA-005]', async () => {
    const typeFor = async (accept: string) =>
      (await shop.call({ url: '/images/300/cono.webp', headers: { accept } })).headers['content-type'];
    expect(await typeFor('image/webp,image/png,*/*;q=0.8')).toBe('image/webp');
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('*/*')).toBe('image/webp');
    expect(await typeFor('image/png,image/*;q=0.8,*/*;q=0.5')).toBe('image/jpeg');
    const whole = await shop.call({ url: '/images/cono.webp', headers: { accept: 'image/jpeg' } });
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
    expect(whole.headers.vary).toContain('accept');
  });

  test('until the AVIF exists, only browsers may cache the WebP, not proxies [DATA-005]', async () => {
    const cacheOf = async (accept: string) =>
      (await shop.call({ url: '/images/800/cono.webp', headers: { accept } })).headers['cache-control'];
    expect(await cacheOf('image/avif,image/webp')).toBe('public, max-age=31536000, s-maxage=300, immutable');
    expect(await cacheOf('image/webp')).toBe('public, max-age=31536000, immutable');
  });

  test('HEAD answers as GET does, without the photo, and a known tag is answered 304 [DATA-005]', async () => {
    const got = await shop.call({ url: '/images/300/cono.webp' });
    const head = await shop.call({ method: 'HEAD', url: '/images/300/cono.webp' });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
    const headers = { 'if-none-match': String(got.headers.etag) };
    const again = await shop.call({ url: '/images/300/cono.webp', headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test.each([
    '/images/desconocida.webp',
    '/images/600/desconocida.webp',
    '/images/601/cono.webp',
    '/images/0600/cono.webp',
    '/images/cono.png',
    '/images/.cono.webp',
    '/images/..%2fhilvan.sqlite',
    '/images/300/..%2f..%2fhilvan.sqlite',
    '/images/300/%2e%2e%2f%2e%2e%2fimages%2fcono.webp',
    '/images/cono.webp%00.webp',
    `/images/${'a'.repeat(101)}.webp`,
  ])('%s is no photo [ROUTE-017]', async (url) => {
    const answer = await shop.call({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'image-not-found' });
  });

  test('the demo photos are copied to the originals, and existing ones stay [DATA-005]', async () => {
    const products = demoProducts(60);
    await addDemoPhotos(createDiskPhotoStore(shop.dataDir), products);
    const names = readdirSync(join(shop.dataDir, 'images'));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
    const kept = statSync(original('cono.webp')).mtimeMs;
    await addDemoPhotos(createDiskPhotoStore(shop.dataDir), products);
    expect(readdirSync(join(shop.dataDir, 'images'))).toEqual(names);
    expect(statSync(original('cono.webp')).mtimeMs).toBe(kept);
  });
});

test('processes that copy the demo photos to one folder at once copy them all [DATA-005]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-photos-'));
  const products = demoProducts(60);
  await Promise.all(Array.from({ length: 4 }, () => addDemoPhotos(createDiskPhotoStore(dataDir), products)));
  const photos = readdirSync(join(dataDir, 'images')).sort();
  const named = products.flatMap((product) => product.photos.map((url) => basename(url)));
  expect(photos).toEqual([...new Set(named)].sort());
  rmSync(dataDir, { recursive: true, force: true });
});
