import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity', 'identity'],
  ['', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip;q=1.0, BR;q=0.1', 'br', 'br'],
  ['gzip, ZSTD;q=0.1', 'gzip', 'zstd'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br; q=0.000 ,x-gzip', 'gzip', 'gzip'],
  ['deflate, zstd', 'identity', 'zstd'],
  ['*', 'br', 'zstd'],
  ['br, *, zstd;q=0', 'br', 'br'],
  ['br;q=0, *', 'gzip', 'zstd'],
  ['*;q=0', 'identity', 'identity'],
  ['brotli', 'identity', 'identity'],
] as const)('%s is answered in %s, once in %s', (header, often, once) => {
  for (const _again of [1, 2]) {
    expect(acceptedEncoding(header, 'often')).toBe(often);
    expect(acceptedEncoding(header, 'once')).toBe(once);
  }
});
