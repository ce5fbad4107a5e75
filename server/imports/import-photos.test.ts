import { describe, expect, test } from 'vitest';
import type { WireImportPhotos, WireImportState } from '#schemas/import-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { applyImportNamed, checkedImport } from '#tests/support/import-file.ts';
import { photoSite } from '#tests/support/photo-site.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { fetchImportPhotos } from './fetch-import-photos.ts';

const HEADER = 'Código;Nombre;Marca;Sección;Subsección;Tipo;Precio;Fotos;Textos alternativos';
const PLACE = 'Pony;Mercería;Agujas;Tejer;100';
const OWN_PHOTO = /^\/images\/[0-9a-f]{32}\.webp$/;

describe.each(ENGINES)('photos of other sites in a file on %s', (engine) => {
  const kept = 'https://res.cloudinary.com/casa/image/upload/hilo.jpg';
  const thread = aThread({ code: 'H-900', photos: [kept], altTexts: [] });
  const shop = shopForEachTest(engine, { products: [thread] });

  const fetchPhotos = (signal = new AbortController().signal) =>
    fetchImportPhotos(shop.ctx, {
      photos: createDiskPhotoStore(shop.dataDir),
      allowsPrivateAddresses: true,
      signal,
    });
  const product = async (code: string) => {
    const all = (await shop.callAsAdministrator({ url: '/api/items?hidden=1' })).json<WireProduct[]>();
    return all.find(({ data }) => data.items[0]?.code === code);
  };
  const photosOf = async (code: string) => (await product(code))?.data.items[0]?.photo ?? [];
  const state = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/imports/${id}` })).json<WireImportState>();
  const post = (path: string) => shop.callAsAdministrator({ method: 'POST', url: `/api${path}` });
  const imported = async (lines: readonly string[]) => {
    const { read, check } = await checkedImport(shop, `${HEADER}\n${lines.join('\n')}\n`);
    expect((await applyImportNamed(shop, read.id)).statusCode).toBe(200);
    return { id: read.id, check };
  };

  test('they are fetched after the import and kept in the order of the file, with their texts [IMPORT-009]', async () => {
    const site = await photoSite();
    const row = `A-1;Aguja;${PLACE};${site.url}/10.jpg | ${kept} | ${site.url}/20.jpg;De frente |  | De atrás`;
    const { id, check } = await imported([row]);
    expect(check).toMatchObject({ new: 1, wrong: 0, photos: 2 });
    expect(await photosOf('A-1')).toEqual([kept]);
    expect(site.asked).toEqual([]);
    expect((await state(id)).photos).toEqual({ total: 2, done: 0, failed: 0, faults: [] });
    await fetchPhotos();
    const photos = await photosOf('A-1');
    expect(photos).toEqual([expect.stringMatching(OWN_PHOTO), kept, expect.stringMatching(OWN_PHOTO)]);
    expect((await product('A-1'))?.data.items[0]?.photoAlt).toEqual(['De frente', '', 'De atrás']);
    for (const photo of [photos[0], photos[2]])
      expect((await shop.call({ url: photo ?? '' })).statusCode).toBe(200);
    expect((await state(id)).photos).toEqual({ total: 2, done: 2, failed: 0, faults: [] });
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log' })).json();
    expect(entries[0]).toMatchObject({ kind: 'photos-fetched', details: { fetched: 2, failed: 0 } });
    const { check: again } = await checkedImport(shop, `${HEADER}\n${row}\n`);
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 1, photos: 0 });
    await fetchPhotos();
    expect(site.asked.sort()).toEqual(['/10.jpg', '/20.jpg']);
  });

  test('a product keeps its photos until others arrive, and those that do not are named and can be tried again [IMPORT-009]', async () => {
    let isMended = false;
    const site = await photoSite((request, response) => {
      if (request.url === '/30.jpg' && !isMended) response.writeHead(503).end();
      if (request.url === '/texto.jpg') response.end('hola');
    });
    const { id } = await imported([
      `H-900;${thread.name};Pony;${PLACE.split(';').slice(1).join(';')};${site.url}/30.jpg;`,
      `A-2;Otra;${PLACE};${site.url}/texto.jpg | ${site.url}/40.jpg;`,
    ]);
    expect(await photosOf('H-900')).toEqual([kept]);
    await fetchPhotos();
    expect(await photosOf('H-900')).toEqual([kept]);
    expect(await photosOf('A-2')).toEqual([expect.stringMatching(OWN_PHOTO)]);
    const { photos } = await state(id);
    expect(photos).toMatchObject({ total: 3, done: 3, failed: 2 });
    expect(photos?.faults).toMatchObject([
      { row: 2, code: 'H-900', url: `${site.url}/30.jpg`, reason: 'su sitio respondió con el estado 503' },
      {
        row: 3,
        code: 'A-2',
        url: `${site.url}/texto.jpg`,
        reason: 'no es una foto JPEG, PNG, WebP, AVIF o GIF que podamos leer',
      },
    ]);
    isMended = true;
    const retried = await post(`/imports/${id}/photos`);
    expect([retried.statusCode, retried.json<WireImportPhotos>()]).toMatchObject([
      200,
      { total: 3, done: 0, failed: 0 },
    ]);
    await fetchPhotos();
    expect(await photosOf('H-900')).toEqual([expect.stringMatching(OWN_PHOTO)]);
    expect((await state(id)).photos).toMatchObject({ done: 3, failed: 1 });
    expect(site.asked.filter((path) => path === '/40.jpg')).toHaveLength(1);
  });

  test('another process goes on where one ended, and one at a time works on an import [IMPORT-009]', async () => {
    const site = await photoSite();
    const rows = Array.from({ length: 25 }, (_, n) => `B-${n};Aguja ${n};${PLACE};${site.url}/${n}.jpg;`);
    const { id } = await imported(rows);
    const ending = new AbortController();
    const first = fetchPhotos(ending.signal);
    const second = fetchPhotos();
    await expect.poll(async () => (await state(id)).photos?.done).toBeGreaterThan(0);
    ending.abort();
    await Promise.all([first, second]);
    // The process that died holds its claim.
    await shop.ctx.db
      .updateTable('imports')
      .set({ busy_until: shop.clock.now + 60_000 })
      .execute();
    await fetchPhotos();
    const before = (await state(id)).photos;
    shop.clock.now += 60_000;
    await fetchPhotos();
    expect((await state(id)).photos).toEqual({ total: 25, done: 25, failed: 0, faults: [] });
    expect(before?.total).toBe(25);
    expect(new Set(site.asked).size).toBe(25);
    expect(await photosOf('B-24')).toEqual([expect.stringMatching(OWN_PHOTO)]);
  });

  test('whoever changes photos meanwhile keeps the change; an undone import fetches none [IMPORT-007 IMPORT-009]', async () => {
    const site = await photoSite();
    const { id } = await imported([
      `C-1;Aguja uno;${PLACE};${site.url}/50.jpg;`,
      `C-2;Aguja dos;${PLACE};${site.url}/51.jpg;`,
    ]);
    const found = await product('C-1');
    if (found === undefined) throw new Error('not imported');
    const { _id, ...payload } = found;
    const edited = {
      ...payload,
      data: { ...payload.data, items: [{ ...payload.data.items[0], photo: [kept] }] },
    };
    const url = `/api/items/${_id}`;
    expect((await shop.callAsAdministrator({ method: 'PUT', url, payload: edited })).statusCode).toBe(200);
    await fetchPhotos();
    expect(await photosOf('C-1')).toEqual([kept]);
    expect((await state(id)).photos?.faults).toMatchObject([
      { code: 'C-1', reason: 'alguien cambió las fotos del producto' },
    ]);
    // The photo that the shop itself added is no edit.
    expect(await photosOf('C-2')).toHaveLength(1);
    const undone = (await post(`/imports/${id}/undo`)).json();
    expect(undone).toMatchObject({ removed: 1, kept: [{ code: 'C-1', reason: 'edited' }] });
    expect((await post(`/imports/${id}/photos`)).json().code).toBe('import-not-applied');
    const next = await imported([`C-3;Aguja tres;${PLACE};${site.url}/52.jpg;`]);
    await post(`/imports/${next.id}/undo`);
    await fetchPhotos();
    expect(site.asked).not.toContain('/52.jpg');
  });

  test('a site that never answers is given up after three photos; what is no address is a wrong row [IMPORT-009]', async () => {
    const site = await photoSite((_request, response) => response.socket?.destroy());
    const lines = [0, 1].map(
      (n) =>
        `D-${n};Aguja ${n};${PLACE};${Array.from({ length: 6 }, (_, p) => `${site.url}/${n}${p}.jpg`).join(' | ')};`,
    );
    const { check } = await checkedImport(shop, `${HEADER}\nD-9;Aguja;${PLACE};foto.jpg;\n`);
    expect(check.errors[0]?.message).toContain('fila 2, columna H «Fotos»');
    const { id } = await imported(lines);
    await fetchPhotos();
    const photos = (await state(id)).photos;
    expect(photos).toMatchObject({ total: 12, done: 12, failed: 12 });
    expect(photos?.faults.at(-1)?.reason).toBe('su sitio no responde');
    expect(site.asked.length).toBeLessThan(7);
  });
});
