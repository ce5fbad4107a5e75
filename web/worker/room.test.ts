import { expect, test } from 'vitest';
import { BUILD_BYTES, fitting, ROOM } from './room.ts';

test('all that may be kept is less than 30 MB [OFFLINE-003]', () => {
  const most = Object.values(ROOM).reduce((sum, { maxEntries, maxBytes }) => sum + maxEntries * maxBytes, 0);
  expect(most + 2 * BUILD_BYTES).toBeLessThanOrEqual(30_000_000);
});

type Update = Parameters<NonNullable<ReturnType<typeof fitting>['cacheWillUpdate']>>[0];

async function isKept(response: Response): Promise<boolean> {
  const request = new Request('https://tienda.example/');
  // Safe: the plugin reads nothing else of what the library hands over.
  const update = { request, response } as Update;
  return (await fitting({ maxBytes: 10 }).cacheWillUpdate?.(update)) !== null;
}

test('only whole answers that fit and may be stored are kept [OFFLINE-001 OFFLINE-003]', async () => {
  expect(await isKept(new Response('0123456789'))).toBe(true);
  expect(await isKept(new Response('0123456789A'))).toBe(false);
  expect(await isKept(new Response('0123', { status: 404 }))).toBe(false);
  expect(await isKept(new Response('0123', { headers: { 'cache-control': 'no-store' } }))).toBe(false);
});
