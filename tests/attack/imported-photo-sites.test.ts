import { describe, expect, test } from 'vitest';
import type { WireImportState } from '#schemas/import-answers.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import { fetchImportPhotos } from '#server/imports/fetch-import-photos.ts';
import { applyImportNamed, checkedImport } from '#tests/support/import-file.ts';
import { photoSite } from '#tests/support/photo-site.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';

const HEADER = 'Código;Nombre;Sección;Subsección;Tipo;Fotos';
const PRIVATE = 'la dirección es de una red privada y no se permite';

describe('photos that a spreadsheet names', () => {
  const shop = shopForEachTest('sqlite');

  /** What an import says of each address. */
  async function faultsOf(
    urls: readonly string[],
    { allowsPrivateAddresses }: { allowsPrivateAddresses: boolean },
  ): Promise<Record<string, string>> {
    const rows = urls.map((url, n) => `A-${n};Aguja ${n};Mercería;Agujas;Tejer;${url}`);
    const { read, check } = await checkedImport(shop, `${HEADER}\n${rows.join('\n')}\n`);
    expect(check.errors).toEqual([]);
    await applyImportNamed(shop, read.id);
    const { signal } = new AbortController();
    const photos = createDiskPhotoStore(shop.dataDir);
    await fetchImportPhotos(shop.ctx, { photos, allowsPrivateAddresses, timeoutMs: 3000, signal });
    const state = (
      await shop.callAsAdministrator({ url: `/api/imports/${read.id}` })
    ).json<WireImportState>();
    return Object.fromEntries((state.photos?.faults ?? []).map(({ url, reason }) => [url, reason]));
  }

  test('an address of this machine or its network is never asked, however it is written [IMPORT-009]', async () => {
    const site = await photoSite();
    const { port } = new URL(site.url);
    const urls = [
      ...['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0', '127.0.0.1.'],
      ...['[::1]', '[::ffff:127.0.0.1]', 'usuario:clave@127.0.0.1', 'res.cloudinary.com@127.0.0.1'],
      ...['10.0.0.1', '192.168.1.1', '169.254.169.254', '[fe80::1]'],
    ].map((host, n) => `http://${host}:${port}/${n}.jpg`);
    expect(await faultsOf(urls, { allowsPrivateAddresses: false })).toEqual(
      Object.fromEntries(urls.map((url) => [url, PRIVATE])),
    );
    expect(site.asked).toEqual([]);
  });

  test('redirects without an end or out of the web, huge files, those that come a byte at a time and what is no photo are named, and nothing of them is kept [IMPORT-009]', async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const answers: Record<string, (response: import('node:http').ServerResponse) => void> = {
      '/vueltas': (response) => response.writeHead(302, { location: '/vueltas' }).end(),
      '/archivo': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      '/enorme': (response) => {
        response.on('error', () => undefined);
        const more = () => {
          while (!response.destroyed && response.write(megabyte));
        };
        response.on('drain', more);
        more();
      },
      '/mudo': (response) => response.flushHeaders(),
      '/gotas': (response) => {
        response.flushHeaders();
        const drops = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drops));
      },
      '/guion.svg': (response) => response.end(script),
      '/cortada': (response) => response.end(Buffer.from('\xff\xd8\xff\xe0 cortada', 'latin1')),
    };
    const site = await photoSite((request, response) => answers[request.url ?? '']?.(response));
    const at = (path: string) => `${site.url}${path}`;
    const noPhoto = 'no es una foto JPEG, PNG, WebP, AVIF o GIF que podamos leer';
    const urls = [...Object.keys(answers), '/no-hay'].map(at);
    expect(await faultsOf(urls, { allowsPrivateAddresses: true })).toEqual({
      [at('/vueltas')]: 'la dirección redirige demasiadas veces',
      [at('/archivo')]: 'la dirección no es http ni https',
      [at('/enorme')]: 'pesa más de 15 MB',
      [at('/mudo')]: 'su sitio no respondió a tiempo',
      [at('/gotas')]: 'su sitio no respondió a tiempo',
      [at('/guion.svg')]: noPhoto,
      [at('/cortada')]: noPhoto,
      [at('/no-hay')]: 'su sitio respondió con el estado 404',
    });
    expect(await shop.ctx.db.selectFrom('images').selectAll().execute()).toEqual([]);
    expect(await shop.ctx.db.selectFrom('fetched_photos').selectAll().execute()).toEqual([]);
  });
});
