import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const unpacked = {
  identity: (bytes: Buffer) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

test.each(Object.entries(unpacked))('a text of any length comes back from %s', async (encoding, unpack) => {
  for (const length of [1, 2000, 70_000, 300_000]) {
    const text = Buffer.from('hilo de algodón – '.repeat(length / 18 + 1));
    const bytes = await compressed(text, { encoding: encoding as keyof typeof unpacked, serves: 'once' });
    expect(unpack(bytes).equals(text)).toBe(true);
  }
});
