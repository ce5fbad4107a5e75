import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { openPriceDesk, type PriceDesk, TEN_PERCENT } from '#tests/support/price-desk.ts';
import { PRICED } from '#tests/support/priced-products.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { thread, zip } = PRICED;

describe.each(ENGINES)('a preview of prices on %s', (engine) => {
  let desk: PriceDesk;
  beforeEach(async () => {
    desk = await openPriceDesk(engine, Object.values(PRICED));
  });
  afterEach(() => desk.close());

  test('a preview shows each row before and after, the largest difference first, and stores nothing [STUDIO-002 STUDIO-004 STUDIO-011]', async () => {
    const before = await desk.priceOf(thread.id);
    const { rows, unknownCodes } = await desk.preview({
      select: { codes: ['h-1', ' C-1', 'Z-9', 'z-9'], hidden: true },
      change: { by: 'amount', value: '150.5', on: 'price' },
      rounding: { to: '1', mode: 'up' },
    });
    expect(rows.map(({ _id }) => _id)).toEqual([zip.id, thread.id]);
    expect(rows.find(({ _id }) => _id === thread.id)).toEqual({
      _id: thread.id,
      version: 1,
      code: 'H-1',
      brand: 'Güemes',
      name: 'Hilo',
      before: { price: '5000', wholesalePrice: '54000' },
      after: { price: '5151', wholesalePrice: '54000' },
      flags: ['pack-unchanged'],
    });
    expect(unknownCodes).toHaveLength(1);
    const all = await desk.preview({
      select: { hidden: true },
      change: { by: 'to', value: '100', on: 'price' },
    });
    expect(all.rows.map(({ _id, flags }) => [_id, ...flags])).toEqual([
      expect.arrayContaining(['big-change']),
      expect.arrayContaining(['big-change']),
      ['consultar', 'no-price'],
      ['oculto', 'unchanged'],
    ]);
    expect(await desk.priceOf(thread.id)).toEqual(before);
    expect(await desk.history()).toEqual([]);
  });

  test.each([
    [{ change: { by: 'percent', value: '12,5', on: 'price' } }, 'change.value', 'Cuánto'],
    [{ change: { by: 'to', value: '100', on: 'both' } }, 'change.on', 'Cambio'],
    [{ change: TEN_PERCENT, select: { minPrice: 'mil' } }, 'select.minPrice', 'Precio desde'],
    [{ change: TEN_PERCENT, bigChange: '-1' }, 'bigChange', 'Cambio grande'],
  ])(
    'a rule that cannot be read is refused by field: %j [STUDIO-003 STUDIO-011]',
    async (payload, field, label) => {
      const url = '/api/price-changes/preview';
      const answer = await desk.callAsAdministrator({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([{ field, message: expect.stringMatching(`^${label}: `) }]);
    },
  );

  test('a list of products chooses those, an empty one chooses none [STUDIO-002 STUDIO-011]', async () => {
    const chosen = async (ids: readonly string[]) => {
      const { rows } = await desk.preview({ change: TEN_PERCENT, select: { ids: [...ids] } });
      return rows.map(({ _id }) => _id);
    };
    expect(await chosen([zip.id])).toEqual([zip.id]);
    expect(await chosen([])).toEqual([]);
  });

  test('before a change is typed a selection tells its products and brands without their rows [STUDIO-002]', async () => {
    const url = '/api/price-changes/selection';
    const selected = async (select: object) =>
      (await desk.callAsAdministrator({ method: 'POST', url, payload: { select } })).json();
    const { rows } = await desk.preview({});
    const brands = new Set(rows.map(({ brand }) => brand).filter((brand) => brand !== ''));
    const all = await selected({});
    expect(all).toEqual({
      count: rows.length,
      brands: [...brands].sort(),
      unknownCodes: [],
      hiddenCodes: [],
      hiddenLeftOut: 1,
    });
    expect(await selected({ codes: ['H-1', 'Z-9', 'o-1'] })).toEqual({
      count: 1,
      brands: ['Güemes'],
      unknownCodes: ['Z-9'],
      hiddenCodes: ['o-1'],
      hiddenLeftOut: 1,
    });
  });

  test('hidden products that a selection leaves out are counted, and none with them [STUDIO-002]', async () => {
    const hiddenOf = async (select: object) => (await desk.preview({ select })).hiddenLeftOut;
    expect(await hiddenOf({ subsection: 'Hilos' })).toBe(1);
    expect(await hiddenOf({ subsection: 'Cierres' })).toBe(0);
    expect(await hiddenOf({ subsection: 'Hilos', hidden: true })).toBe(0);
    expect(await hiddenOf({ subsection: 'Cierres', except: true })).toBe(1);
  });

  test('the rest is chosen as all but the named ones, or as those that did not change today [STUDIO-002 STUDIO-011]', async () => {
    const chosen = async (select: object) => {
      const { rows } = await desk.preview({ select });
      return rows.map(({ _id }) => _id).sort();
    };
    expect(await chosen({ subsection: 'Hilos', except: true })).toEqual(['cierre']);
    expect(await chosen({ unchangedToday: true })).toEqual([]);
    // 18:05 at the shop, and then 1:05 of the next day.
    desk.clock.now += 7 * HOUR_MS;
    const all = await chosen({});
    expect(await chosen({ unchangedToday: true })).toEqual(all);
    await desk.setPrice(zip.id, '5100');
    expect(await chosen({ unchangedToday: true })).toEqual(all.filter((id) => id !== zip.id));
    expect(await chosen({ unchangedToday: true, unchangedDays: 30 })).toEqual([]);
  });

  test('a given code of a hidden product is told, not only left out [STUDIO-002]', async () => {
    const select = { codes: ['o-1', 'H-1'] };
    expect(await desk.preview({ select })).toMatchObject({ unknownCodes: [], hiddenCodes: ['o-1'] });
    expect(await desk.preview({ select: { ...select, hidden: true } })).toMatchObject({ hiddenCodes: [] });
  });

  test('prices that did not change in so many days are counted, listed and chosen [STUDIO-010]', async () => {
    await desk.setPrice(zip.id, '5100');
    const before = desk.clock.now - 30 * DAY_MS;
    await inTransaction(desk.ctx, async (ctx) => {
      const changed_in = await nextNumber(ctx, 'catalogue-version');
      const older = ctx.db.updateTable('products').set({ price_changed_at: before, changed_in });
      await older.where('id', '!=', zip.id).execute();
    });
    const stale = async (query = '') =>
      (await desk.callAsAdministrator({ url: `/api/price-changes/stale${query}` })).json();
    expect(await stale()).toEqual({ days: 30, count: 2, ids: ['hilo', 'oculto'] });
    expect(await stale('?days=31')).toMatchObject({ count: 0 });
    const { rows } = await desk.preview({ select: { unchangedDays: 30 } });
    expect(rows.map(({ _id }) => _id).sort()).toEqual(['consultar', 'hilo']);
  });
});
