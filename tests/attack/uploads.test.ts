import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPhoto, multipartOf } from '#tests/support/photos.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const SCRIPT = '<script>alert(document.domain)</script>';
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describe('hostile photos', () => {
  const { loggerInstance, lines } = recordedLog();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sqlite', { loggerInstance });
  });
  afterAll(async () => {
    expect(lines).toEqual([]);
    await shop.close();
  });

  const upload = (bytes: Buffer, part: { name?: string } = {}) =>
    shop.callAsAdministrator({ method: 'POST', url: '/api/cloudinary', ...multipartOf(bytes, part) });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s followed by a page, a program and an archive is stored as the photo alone [API-020]',
    async (format) => {
      const photo = await aPhoto({ width: 60, height: 40 })
        .withExif({ IFD0: { Copyright: SCRIPT, ImageDescription: SCRIPT } })
        .toFormat(format)
        .toBuffer();
      const answer = await upload(
        Buffer.concat([photo, Buffer.from(`${SCRIPT}*/=1;alert(1)//PK\x03\x04 ${SCRIPT}`)]),
      );
      expect(answer.statusCode).toBe(201);
      const { url } = answer.json();
      expect(readFileSync(join(shop.dataDir, url)).includes('script')).toBe(false);
      const served = await shop.call({ url });
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
  const entity = `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>`;
  test.each([
    ['an SVG', svg],
    ['an SVG after a byte order mark', `\ufeff${svg}`],
    ['an SVG after its declaration', `<?xml version="1.0"?>\n${svg}`],
    ['an SVG that reads a file', entity],
    ['a packed SVG', gzipSync(svg)],
    ['an SVG that begins like a GIF', `GIF89a${svg}`],
    ['a page that begins like a PNG', Buffer.concat([PNG_START, Buffer.from(SCRIPT)])],
    ['a page that begins like an AVIF', `\0\0\0\x20ftypavif${SCRIPT}`],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
    ['an icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
    ['a photo of Postscript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'],
    [
      'an instruction to another program',
      'push graphic-context\nfill "url(https://127.0.0.1/x)"\npop graphic-context',
    ],
    ['a workbook', 'PK\x03\x04'],
  ])('%s called foto.jpg is refused [API-020]', async (_what, bytes) => {
    expect((await upload(Buffer.from(bytes))).json()).toMatchObject({ status: 422, code: 'not-an-image' });
  });

  test('a PNG of 50.000 by 50.000 in a few bytes is refused before it is unpacked [API-020]', async () => {
    const bomb = png({ width: 50_000, height: 50_000 }, [chunk('IDAT', deflateSync(Buffer.alloc(100_000)))]);
    expect((await upload(bomb)).json()).toMatchObject({ status: 422, code: 'too-many-pixels' });
  });

  test('an AVIF and a GIF that claim sides of 65.535 are refused [API-020]', async () => {
    const avif = await aPhoto({ width: 64, height: 64 }).avif().toBuffer();
    const at = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(65_535, at);
    avif.writeUInt32BE(65_535, at + 4);
    const gif = await aPhoto({ width: 64, height: 64 }).gif().toBuffer();
    const frame = gif.indexOf('\x2c\0\0\0\0', 'latin1') + 5;
    for (const place of [6, 8, frame, frame + 2]) gif.writeUInt16LE(65_535, place);
    for (const bytes of [avif, gif]) expect((await upload(bytes)).statusCode).toBe(422);
  });

  test('a hundred megabytes of text in a PNG are not unpacked [API-020]', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
    const pixels = chunk('IDAT', deflateSync(Buffer.alloc(9)));
    const answer = await upload(png({ width: 8, height: 8 }, [chunk('zTXt', text), pixels]));
    expect([201, 422]).toContain(answer.statusCode);
  });

  test('only the first of an animation’s two hundred frames is read [API-020]', async () => {
    const frame = { create: { width: 20, height: 20, channels: 3, background: 'red' } } as const;
    const frames = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index === 0
          ? sharp(frame).png().toBuffer()
          : sharp({ create: { ...frame.create, background: { r: index, g: 0, b: 0 } } })
              .png()
              .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const answer = await upload(animation);
    expect(answer.statusCode).toBe(201);
    const kept = await sharp(readFileSync(join(shop.dataDir, answer.json().url))).metadata();
    expect(kept).toMatchObject({ width: 20, height: 20 });
    expect(kept.pages ?? 1).toBe(1);
  });

  test.each([
    '../../../secreto.webp',
    '..\\..\\secreto.webp',
    '/etc/cron.d/x',
    'x.php',
    'x.svg',
    'x\0.webp',
    '"; filename="y.html',
    'a'.repeat(5000),
    '',
  ])('the file’s name has no effect: %j [API-020]', async (name) => {
    const photo = await aPhoto({ width: 9, height: 9 }).png().toBuffer();
    const answer = await upload(photo, { name });
    if (answer.statusCode === 201) expect(answer.json().url).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
    else expect(answer.json()).toMatchObject({ status: 400 });
  });

  test('malformed forms are refused [API-020]', async () => {
    const { payload, headers } = multipartOf(await aPhoto({ width: 9, height: 9 }).png().toBuffer());
    const many = Buffer.concat(Array<Buffer>(50).fill(payload.subarray(0, payload.lastIndexOf('--limite'))));
    const boundary = 'multipart/form-data; boundary=';
    for (const [type, body] of [
      ['multipart/form-data', payload],
      [boundary, payload],
      [`${boundary}${'x'.repeat(5000)}`, payload],
      [`${boundary}otro`, payload],
      [headers['content-type'], Buffer.from('--limite-de-la-prueba\r\n'.repeat(50_000))],
      [headers['content-type'], Buffer.from(`--limite-de-la-prueba\r\n${'a: b\r\n'.repeat(50_000)}\r\n`)],
      [
        headers['content-type'],
        Buffer.from(
          '--limite-de-la-prueba\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--limite-de-la-prueba--\r\n',
        ),
      ],
      [headers['content-type'], many],
    ] as const) {
      const request = {
        method: 'POST',
        url: '/api/cloudinary',
        payload: body,
        headers: { 'content-type': type ?? '' },
      } as const;
      const answer = await shop.callAsAdministrator(request);
      expect([type, body.length, answer.statusCode]).toEqual([
        type,
        body.length,
        expect.toSatisfy((code) => [400, 413, 415, 422].includes(code)),
      ]);
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

/** A grey one-bit PNG with the given chunks between its header and its end. */
function png({ width, height }: { width: number; height: number }, chunks: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([PNG_START, chunk('IHDR', head), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
