import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { connect } from '#server/db/connect.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openPriceDesk, type PriceDesk } from '#tests/support/price-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { runPriceSchedule } from './run-price-schedule.ts';
import { stageBatch } from './stage-batch.ts';

const HOUR = 3_600_000;
const photos: readonly string[] = [];
const threads = ['uno', 'dos', 'tres'].map((id) => aThread({ id, code: id, name: id, photos }));

describe.each(ENGINES)('scheduled prices on %s', (engine) => {
  let desk: PriceDesk;
  beforeEach(async () => {
    desk = await openPriceDesk(engine, threads);
  });
  afterEach(() => desk.close());

  const at = (hours: number) => new Date(desk.clock.now + hours * HOUR).toISOString();
  const pass = async (hours: number) => {
    desk.clock.now += hours * HOUR;
    await runPriceSchedule(desk.ctx);
  };
  const prices = async () =>
    (await Promise.all(['uno', 'dos', 'tres'].map(desk.priceOf))).map(({ price }) => price);

  test('a batch starts at its moment, also late after a stop, and never twice [STUDIO-009]', async () => {
    const { id, status } = await desk.apply({ select: {} }, { startsAt: at(2) });
    expect(status).toBe('scheduled');
    await pass(1);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
    expect(await desk.history('?scheduled=1')).toMatchObject([{ id, status: 'scheduled', changed: 3 }]);
    expect((await desk.detail(id)).rows).toMatchObject([
      { state: 'waiting' },
      { state: 'waiting' },
      { state: 'waiting' },
    ]);
    await pass(20);
    expect(await prices()).toEqual(['5500', '5500', '5500']);
    await desk.undo(id);
    await pass(1);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
  });

  test('of several processes one starts the batch [STUDIO-009]', async () => {
    await desk.apply({ select: {} }, { startsAt: at(1) });
    desk.clock.now += HOUR;
    const other = connect({ databaseUrl: desk.databaseUrl, dataDir: desk.dataDir });
    const catalogue = await openLiveCatalogue(other);
    await Promise.all([runPriceSchedule(desk.ctx), runPriceSchedule({ ...desk.ctx, db: other, catalogue })]);
    await other.destroy();
    await desk.ctx.catalogue.catchUp();
    expect(await prices()).toEqual(['5500', '5500', '5500']);
    const log = await desk.ctx.db
      .selectFrom('audit_log')
      .select('kind')
      .where('kind', '=', 'prices-changed')
      .execute();
    expect(log).toHaveLength(1);
    expect(desk.ctx.catalogue.product('uno')?.version).toBe(2);
  });

  test('rows with another price since the preview are left and reported; an edited text is no reason [STUDIO-009]', async () => {
    const { id } = await desk.apply({ select: {} }, { startsAt: at(1) });
    await desk.setPrice('dos', '7000');
    const url = '/api/items/tres/availability';
    await desk.callAsAdministrator({ method: 'PUT', url, payload: { soldOut: true } });
    await pass(1);
    expect(await prices()).toEqual(['5500', '7000', '5500']);
    const { rows, ...batch } = await desk.detail(id);
    expect(batch).toMatchObject({ status: 'applied', changed: 2, leftOut: 1 });
    expect(Object.fromEntries(rows.map(({ _id, state }) => [_id, state]))).toEqual({
      uno: 'applied',
      dos: 'left-out',
      tres: 'applied',
    });
    const overview = (await desk.callAsAdministrator({ url: '/api/overview' })).json<WireOverview>();
    expect(overview.scheduledLeftOut).toBe(1);
    expect(await desk.undo(id)).toMatchObject({ restored: 2, changedSince: [] });
  });

  test('at its end prices and the offer mark go back to what stood before [STUDIO-009]', async () => {
    const endsAt = at(5);
    const { id } = await desk.apply(
      { select: { codes: ['uno', 'dos'] } },
      { startsAt: at(1), endsAt, offer: true },
    );
    await pass(1);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '5500', offer: true });
    expect(desk.ctx.catalogue.product('uno')?.priceEndsAt).toBe(Date.parse(endsAt));
    await desk.setPrice('dos', '7000');
    await pass(10);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '5000', offer: false });
    expect(await desk.priceOf('dos')).toMatchObject({ price: '7000', offer: false });
    expect(desk.ctx.catalogue.product('uno')?.priceEndsAt).toBeNull();
    expect(await desk.detail(id)).toMatchObject({
      status: 'ended',
      undoneBy: expect.any(String),
      changed: 1,
      leftOut: 1,
    });
    const overview = (await desk.callAsAdministrator({ url: '/api/overview' })).json<WireOverview>();
    expect(overview.scheduledLeftOut).toBe(1);
    await pass(1);
    expect((await desk.history()).filter(({ source }) => source === 'undo')).toHaveLength(1);
  });

  test('an offer that ended does not come back with the end of a later change [STUDIO-009]', async () => {
    const select = { codes: ['uno', 'dos'] };
    const cheap = { by: 'to', value: '4000', on: 'price' } as const;
    await desk.apply({ select, change: cheap }, { endsAt: at(5), offer: true });
    await desk.apply({ select: { codes: ['uno'] } }, { endsAt: at(10), offer: true });
    await pass(6);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '4400', offer: true });
    expect(await desk.priceOf('dos')).toMatchObject({ price: '5000', offer: false });
    await pass(6);
    expect(await desk.priceOf('uno')).toMatchObject({ price: '5000', offer: false });
  });

  test('what fails is tried again within a second, and holds up no other batch [STUDIO-009]', async () => {
    const first = await desk.apply({ select: { codes: ['uno'] } }, { startsAt: at(1) });
    await desk.apply({ select: { codes: ['dos'] } }, { startsAt: at(1) });
    desk.clock.now += HOUR;
    let failures = 1;
    const { catchUp } = desk.ctx.catalogue;
    const catalogue = {
      ...desk.ctx.catalogue,
      catchUp: async () => {
        failures -= 1;
        if (failures === 0) throw new Error('the database is away');
        return catchUp();
      },
    };
    const run = () => runPriceSchedule({ ...desk.ctx, catalogue }, 'this process');
    await expect(run()).rejects.toThrow('1 price batches failed');
    expect((await prices()).filter((price) => price === '5500')).toHaveLength(1);
    await run();
    expect(await prices()).toEqual(['5500', '5500', '5000']);
    expect(await desk.detail(first.id)).toMatchObject({ status: 'applied' });
  });

  test('a process whose clock is a little behind leaves what another one is preparing [STUDIO-006]', async () => {
    const batch = {
      source: 'studio',
      rule: '',
      note: '',
      startsAt: null,
      endsAt: null,
      undoOf: null,
    } as const;
    const id = await stageBatch(desk.ctx, batch, []);
    desk.clock.now -= 1000;
    await runPriceSchedule(desk.ctx);
    const staged = () => desk.ctx.db.selectFrom('price_batches').select('id').where('id', '=', id).execute();
    expect(await staged()).toHaveLength(1);
    desk.clock.now -= HOUR;
    await runPriceSchedule(desk.ctx);
    expect(await staged()).toHaveLength(0);
  });

  test('a batch whose end passed while nothing ran is not begun, and says so [STUDIO-009]', async () => {
    const { id } = await desk.apply({ select: {} }, { startsAt: at(1), endsAt: at(2) });
    await pass(3);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
    const { rows, ...batch } = await desk.detail(id);
    expect(batch).toMatchObject({ status: 'ended', appliedAt: null, changed: 0, leftOut: 3 });
    expect(rows[0]?.state).toBe('left-out');
  });

  test('a scheduled batch can be cancelled before its moment alone [STUDIO-009 STUDIO-011]', async () => {
    const { id } = await desk.apply({ select: {} }, { startsAt: at(1) });
    const cancel = () => desk.callAsAdministrator({ method: 'DELETE', url: `/api/price-changes/${id}` });
    expect((await cancel()).statusCode).toBe(204);
    expect((await cancel()).statusCode).toBe(204);
    await pass(2);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
    expect(await desk.detail(id)).toMatchObject({ status: 'cancelled' });
    const applied = await desk.apply({ select: {} });
    const late = await desk.callAsAdministrator({
      method: 'DELETE',
      url: `/api/price-changes/${applied.id}`,
    });
    expect(late.json()).toMatchObject({ status: 409, code: 'already-applied' });
  });

  test('a time that cannot be is refused [STUDIO-009 STUDIO-011]', async () => {
    const { rows } = await desk.preview({ select: {} });
    const sent = rows.map(({ _id, version, after }) => ({ _id, version, ...after }));
    for (const [times, field] of [
      [{ endsAt: at(-1) }, 'endsAt'],
      [{ startsAt: at(2), endsAt: at(1) }, 'endsAt'],
      [{ startsAt: 'mañana' }, 'startsAt'],
      [{ offer: true }, 'offer'],
    ] as const) {
      expect((await desk.send({ rows: sent, ...times })).json()).toMatchObject({
        status: 400,
        errors: [{ field }],
      });
    }
  });

  test('what a process left half-made when it died is dropped [STUDIO-006]', async () => {
    const batch = { rule: '', note: '', actor: '', created_at: desk.clock.now, changed: 1, left_out: 0 };
    const staged = {
      id: 'a',
      source: 'studio',
      status: 'staged',
      claimed_until: desk.clock.now + 1000,
    } as const;
    await desk.ctx.db
      .insertInto('price_batches')
      .values({ ...batch, ...staged })
      .execute();
    await desk.ctx.db
      .insertInto('price_changes')
      .values({ batch_id: 'a', product_id: 'uno', price_after: 100, is_left_out: 0 })
      .execute();
    await pass(0);
    expect(await desk.ctx.db.selectFrom('price_batches').select('id').execute()).toHaveLength(1);
    expect(await desk.history()).toEqual([]);
    await pass(1);
    expect(await desk.ctx.db.selectFrom('price_batches').select('id').execute()).toEqual([]);
    expect(await prices()).toEqual(['5000', '5000', '5000']);
  });
});
