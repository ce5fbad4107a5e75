import { createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readEnv } from '#config/env.ts';
import { inPieces } from './in-pieces.ts';
import { offsiteKeyOf, readOffsiteKey } from './offsite-key.ts';
import { seal, unseal } from './sealed-copy.ts';

const KEY = offsiteKeyOf('0123456789abcdef'.repeat(4), 'BACKUP_KEY');
const OTHER = offsiteKeyOf('f'.repeat(64), 'BACKUP_KEY');
const NAME = 'hilvan-2026-11-21T063004Z.tar';
const HEADER = 115;
const CHUNK = 65_536;

async function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const sealed = (plain: Buffer, size = 1000) => buffer(seal(inChunks(plain, size), { key: KEY, name: NAME }));
const unsealed = (copy: Buffer, { key = KEY, name = NAME, size = 777 } = {}) =>
  buffer(unseal(inChunks(copy, size), { key, name }));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 300_001])(
  'a copy of %d bytes is read back whole, in whatever pieces it comes [RUN-001]',
  async (length) => {
    const plain = randomBytes(length);
    for (const size of [977, CHUNK, 1_000_000]) {
      const copy = await sealed(plain, size);
      expect((await unsealed(copy, { size })).equals(plain)).toBe(true);
    }
  },
);

test('nothing of the plain text is in a copy, and two copies of one backup share nothing but the header [RUN-001]', async () => {
  const plain = Buffer.from('Ñandú, María, 3496401923. '.repeat(10_000));
  const [one, other] = [await sealed(plain), await sealed(plain)];
  expect(one.includes('María')).toBe(false);
  expect(one.subarray(HEADER, HEADER + 32).equals(other.subarray(HEADER, HEADER + 32))).toBe(false);
  for (const copy of [one, other]) expect(copy.includes(KEY.secret)).toBe(false);
});

test('a copy is opened by what docs/backup.md says of it, without the shop [RUN-001]', async () => {
  const plain = randomBytes(2 * CHUNK + 500);
  const copy = await sealed(plain);
  expect(copy.toString('latin1', 0, 15)).toBe('HILVAN COPIA 1\n');
  const owner = Buffer.from('0123456789abcdef'.repeat(4), 'hex');
  const id = Buffer.from(hkdfSync('sha256', owner, '', 'hilvan: name of the key', 4));
  expect(copy.subarray(15, 19).equals(id)).toBe(true);
  const key = Buffer.from(hkdfSync('sha256', owner, copy.subarray(19, 51), 'hilvan: key of a copy', 32));
  expect(copy.toString('utf8', 51, 115)).toBe(NAME.padEnd(64, '\0'));
  const parts: Buffer[] = [];
  for (let at = 115, number = 0; at < copy.length; number += 1) {
    const chunk = copy.subarray(at, Math.min(at + CHUNK + 16, copy.length));
    at += chunk.length;
    const nonce = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number, at === copy.length ? 1 : 0]);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce)
      .setAAD(copy.subarray(0, 115))
      .setAuthTag(chunk.subarray(-16));
    parts.push(decipher.update(chunk.subarray(0, -16)), decipher.final());
  }
  expect(Buffer.concat(parts).equals(plain)).toBe(true);
});

test('a single flipped bit anywhere is found, and nothing of its chunk is given on [RUN-001]', async () => {
  const copy = await sealed(randomBytes(2 * CHUNK + 500));
  for (const place of [0, 16, 20, 60, 90, HEADER, HEADER + CHUNK, HEADER + CHUNK + 15, copy.length - 1]) {
    const rotten = Buffer.from(copy);
    rotten[place] = (rotten[place] ?? 0) ^ 1;
    await expect(unsealed(rotten), String(place)).rejects.toThrow();
  }
});

test('a copy that was cut, lengthened or put together anew is refused [RUN-001]', async () => {
  const copy = await sealed(randomBytes(3 * CHUNK));
  const chunk = (index: number) =>
    copy.subarray(HEADER + index * (CHUNK + 16), HEADER + (index + 1) * (CHUNK + 16));
  const header = copy.subarray(0, HEADER);
  const forged = {
    empty: Buffer.alloc(0),
    'header alone': header,
    'cut at a chunk': Buffer.concat([header, chunk(0), chunk(1)]),
    'cut within one': copy.subarray(0, copy.length - 20_000),
    'a few bytes of one': Buffer.concat([header, chunk(0), chunk(1), chunk(2).subarray(0, 7)]),
    lengthened: Buffer.concat([copy, Buffer.alloc(3)]),
    swapped: Buffer.concat([header, chunk(1), chunk(0), chunk(2)]),
    repeated: Buffer.concat([header, chunk(0), chunk(0), chunk(1), chunk(2)]),
    'of another copy': Buffer.concat([
      header,
      chunk(0),
      (await sealed(randomBytes(3 * CHUNK))).subarray(HEADER + CHUNK + 16),
    ]),
  };
  for (const [what, bytes] of Object.entries(forged)) await expect(unsealed(bytes), what).rejects.toThrow();
});

test('another key and another name are said by what they are [RUN-001]', async () => {
  const copy = await sealed(Buffer.from('una tienda'));
  await expect(unsealed(copy, { key: OTHER })).rejects.toThrow(
    `se cifró con otra clave: con la ${KEY.id}, y la de BACKUP_KEY es la ${OTHER.id}`,
  );
  await expect(unsealed(copy, { name: 'hilvan-2026-11-22T063004Z.tar' })).rejects.toThrow(
    `en su lugar hay otra, ${NAME}`,
  );
  await expect(unsealed(Buffer.from('un archivo cualquiera'))).rejects.toThrow('no es una copia cifrada');
});

test('a key may be typed from paper, and a wrong one is refused without saying it [RUN-001]', () => {
  const typed = 'ABCD 1234-'.repeat(8);
  expect(offsiteKeyOf(typed, 'BACKUP_KEY')).toEqual(offsiteKeyOf('abcd1234'.repeat(8), 'BACKUP_KEY'));
  const bad = `g${'1'.repeat(63)}`;
  expect(() => offsiteKeyOf(bad, 'BACKUP_KEY')).toThrow(/^(?!.*1111).*64 cifras/);
  expect(readOffsiteKey(readEnv({}))).toBe(null);
});

test('the bucket wants a key, and one of the two [RUN-001]', () => {
  const BACKUP_S3_URL = 'https://clave:secreto@s3.example/copias/tienda?region=sa-east-1';
  const BACKUP_KEY = 'a'.repeat(64);
  expect(() => readEnv({ BACKUP_S3_URL })).toThrow('openssl rand -hex 32');
  expect(() => readEnv({ BACKUP_S3_URL, BACKUP_KEY, BACKUP_KEY_FILE: '/x' })).toThrow('va una sola');
  expect(() => readEnv({ BACKUP_S3_URL: 's3://copias', BACKUP_KEY })).toThrow('BACKUP_S3_URL: tiene que ser');
  expect(readEnv({ BACKUP_S3_URL, BACKUP_KEY }).backupS3).toMatchObject({
    bucket: 'copias',
    prefix: 'tienda/',
    region: 'sa-east-1',
  });
  expect(() => readOffsiteKey(readEnv({ BACKUP_KEY_FILE: '/no/hay' }))).toThrow('no se puede leer /no/hay');
});

test('pieces are of one size but the last, also of a stream in single bytes', async () => {
  const sizes: number[] = [];
  for await (const { bytes } of inPieces(inChunks(Buffer.alloc(23), 1), 5, 3)) sizes.push(bytes.length);
  expect(sizes).toEqual([3, 5, 5, 5, 5]);
});
