import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { openPriceDesk, type PriceDesk, TEN_PERCENT } from '#tests/support/price-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const photos: readonly string[] = [];
const threads = ['uno', 'dos', 'tres'].map((id) => aThread({ id, code: id, name: id, photos }));
const [one, two, three] = ['uno', 'dos', 'tres'] as const;

describe.each(ENGINES)('the undo of a price change on %s', (engine) => {
  let desk: PriceDesk;
  beforeEach(async () => {
    desk = await openPriceDesk(engine, threads);
  });
  afterEach(() => desk.close());

  const prices = async () => {
    const all = await Promise.all([one, two, three].map((id) => desk.priceOf(id)));
    return all.map(({ price }) => price);
  };

  test('all rows or some go back; those that changed since stay and are named [STUDIO-008]', async () => {
    const { id } = await desk.apply({ select: {}, change: { ...TEN_PERCENT, on: 'both' } });
    await desk.setPrice(two, '7000');
    const first = await desk.undo(id, [one]);
    expect(first).toEqual({ id: first.id, restored: 1, changedSince: [] });
    expect(await prices()).toEqual(['5000', '7000', '5500']);
    expect(await desk.detail(id)).toMatchObject({ changed: 3, undone: 1 });
    expect(await desk.detail(first.id ?? '')).toMatchObject({
      rule: 'Deshecho en 1 producto: 3 precios cambiados',
    });
    const second = await desk.undo(id);
    expect(second).toEqual({ id: second.id, restored: 1, changedSince: [two] });
    expect(await prices()).toEqual(['5000', '7000', '5000']);
    expect(await desk.priceOf(three)).toMatchObject({ wholesalePrice: '54000' });
    const { rows, undoneBy } = await desk.detail(id);
    expect(Object.fromEntries(rows.map(({ _id, state }) => [_id, state]))).toEqual({
      uno: 'undone',
      dos: 'changed-since',
      tres: 'undone',
    });
    expect(undoneBy).toBe(second.id);
    expect(await desk.undo(id)).toEqual({ id: null, restored: 0, changedSince: [two] });
  });

  test('an undo is a batch that can be undone [STUDIO-008]', async () => {
    const { id } = await desk.apply({ select: { codes: [one] } });
    desk.clock.now += 1;
    const undo = await desk.undo(id);
    expect(await desk.history()).toMatchObject([
      { id: undo.id, source: 'undo', undoOf: id, rule: expect.stringMatching(/^Deshecho: /), changed: 1 },
      { id, undoneBy: undo.id },
    ]);
    expect(await desk.undo(undo.id ?? '')).toMatchObject({ restored: 1 });
    expect(await prices()).toEqual(['5500', '5000', '5000']);
    const { rows, undone } = await desk.detail(id);
    expect([rows[0]?.state, undone]).toEqual(['applied', 0]);
  });

  test('a price list and an edit can be undone like the studio [STUDIO-001 STUDIO-008]', async () => {
    await desk.setPrice(one, '6000');
    const rows = [{ codigo: 'dos', precio: '1', precio_mayorista: '0', cantidad_minima: '0' }];
    await desk.callAsAdministrator({ method: 'POST', url: '/api/update-prices', payload: { rows } });
    for (const { id } of await desk.history()) await desk.undo(id);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
    expect(await desk.priceOf(two)).toMatchObject({ wholesalePrice: '54000' });
  });

  test('a change and its undo meet where they began, whatever the rule [STUDIO-003 STUDIO-008]', async () => {
    const percent = fc.integer({ min: -9000, max: 30_000 }).map((hundredths) => String(hundredths / 100));
    const rounding = fc.record({
      to: fc.constantFrom('0.01' as const, '50' as const, '1000' as const),
      mode: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
    });
    const on = fc.constantFrom('price' as const, 'pack' as const, 'both' as const);
    await fc.assert(
      fc.asyncProperty(percent, rounding, on, async (value, rounding, on) => {
        const before = await Promise.all([one, two, three].map(desk.priceOf));
        const { rows } = await desk.preview({ change: { by: 'percent', value, on }, rounding });
        const changed = rows.filter(
          ({ flags }) => !flags.includes('unchanged') && !flags.includes('not-positive'),
        );
        if (changed.length === 0) return;
        const sent = changed.map(({ _id, version, after }) => ({ _id, version, ...after }));
        const { id } = (await desk.send({ rows: sent })).json();
        expect(await desk.undo(id)).toMatchObject({ restored: changed.length, changedSince: [] });
        expect(await Promise.all([one, two, three].map(desk.priceOf))).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  test('what is not there, or not applied yet, cannot be undone [STUDIO-008 STUDIO-011]', async () => {
    const url = '/api/price-changes/nada/undo';
    const answer = await desk.callAsAdministrator({ method: 'POST', url, payload: {} });
    expect(answer.json()).toMatchObject({ status: 404, code: 'price-batch-not-found' });
    const startsAt = new Date(desk.clock.now + 60_000).toISOString();
    const { id } = await desk.apply({ select: {} }, { startsAt });
    expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'price-batch-not-applied' });
  });
});
