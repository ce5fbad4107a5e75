import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPriceUpdate } from './request-price-update.ts';

const LIST = { rows: [{ code: 'HILO-1', price: '1100' }], packs: 1 };

let applied: unknown[];

beforeEach(() => {
  applied = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/get-prices')) return Response.json(LIST);
    applied.push(JSON.parse(`${body}`));
    return Response.json({ updated: 1, unchanged: 0, unknownCodes: [] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function update(movesPacks: boolean | null) {
  return requestPriceUpdate({ chooseSheet: async () => null, movePacks: async () => movesPacks });
}

test('a list is applied as its packs were answered for [PRICES-010]', async () => {
  expect(await update(false)).toMatchObject({ kind: 'updated' });
  expect(await update(true)).toMatchObject({ kind: 'updated' });
  expect(applied).toEqual([{ rows: LIST.rows }, { rows: LIST.rows, packs: 'follow' }]);
});

test('a question about packs that is closed without an answer applies no list [PRICES-010]', async () => {
  expect(await update(null)).toEqual({ kind: 'cancelled' });
  expect(applied).toEqual([]);
});
