import { expect, test } from 'vitest';
import { withSearchPath } from '#server/backup/postgres-target.ts';
import { databaseHosts } from './database-hosts.ts';

test.each([
  ['postgres://one/shop', ['postgres://one/shop']],
  [
    'postgres://user:a%2Cb@one:5432,two:5433/shop?options=-c%20x=1',
    [
      'postgres://user:a%2Cb@one:5432/shop?options=-c%20x=1',
      'postgres://user:a%2Cb@two:5433/shop?options=-c%20x=1',
    ],
  ],
  [
    'postgresql://user@[::1]:5432,one/shop',
    ['postgresql://user@[::1]:5432/shop', 'postgresql://user@one/shop'],
  ],
])('%s names these servers, each with the same user, database and options [RUN-004]', (url, hosts) => {
  expect(databaseHosts(url)).toEqual(hosts);
});

test('a schema beside the shop is named on all servers [RUN-004]', () => {
  const [one, two] = databaseHosts(withSearchPath('postgres://user@one:1,two:2/shop', 'beside')).map(
    (url) => new URL(url),
  );
  expect([one?.host, two?.host]).toEqual(['one:1', 'two:2']);
  expect(two?.searchParams.get('options')).toBe('-c search_path=beside');
});
