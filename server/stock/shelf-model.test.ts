import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedBy, type MoveKind } from '#domain/stock/stock-move.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk, tokenOf } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { promisedOf } from './promises.ts';

type Version = { readonly amount: number; readonly validUntil: string; readonly token: string };

/** An order as a shopkeeper would keep it on paper. */
type PlainOrder = {
  readonly id: string;
  status: string;
  isDeleted: boolean;
  readonly versions: Version[];
  accepted: number | null;
};

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-25'];
/** How many steps one run takes; `SHELF_STEPS` says another number. */
const STEPS = Number(process.env.SHELF_STEPS ?? timesInStorm(160, 10_000));
const STEPS_A_DAY = 40;
const STATUSES = ['pendiente', 'En Progreso', 'Listo'];
/** What `quoteDesk` orders. */
const ASKED = 12;

function inForce({ versions, accepted }: PlainOrder): Version | undefined {
  return versions[(accepted ?? versions.length) - 1];
}

/** When a day has ended at the shop, which is three hours behind UTC. */
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + 27 * 3_600_000;
}

const turn = fc.nat(5);
const step = fc.oneof(
  fc.record({ act: fc.constant('order' as const) }),
  fc.record({
    act: fc.constant('send' as const),
    turn,
    amount: fc.integer({ min: 1, max: 40 }),
    day: fc.nat(2),
  }),
  fc.record({ act: fc.constant('accept' as const), turn }),
  fc.record({ act: fc.constant('status' as const), turn, next: fc.nat(2) }),
  fc.record({ act: fc.constant('delete' as const), turn }),
  fc.record({ act: fc.constant('restore' as const), turn }),
  fc.record({ act: fc.constant('count' as const), amount: fc.nat(500) }),
  fc.record({ act: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 50 }) }),
  fc.record({
    act: fc.constant('take' as const),
    kind: fc.constantFrom('cut' as const, 'lost' as const, 'sold' as const),
    amount: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ act: fc.constant('undo' as const) }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 9 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(ENGINES)('the shelf and a shopkeeper’s paper on %s', (engine) => {
  const thread = aThread({ colours: ['Rojo'], models: [] });
  const shop = shopForEachTest(engine, { products: [thread] });

  test('after every step of any day the sum is that of its rows, and both are what paper says [STOCK-001 STOCK-003 STOCK-004 STOCK-007]', async () => {
    const desk = { ...quoteDesk(shop), ...stockDesk(shop, thread) };
    await desk.switchOn();
    await desk.count(0);
    const orders: PlainOrder[] = [];
    /** What was moved by hand and not taken back yet. */
    const moved: { kind: MoveKind; amount: number }[] = [];
    let there = 0;
    const asStaff = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      shop.callAsAdministrator({ method, url: `/api/orders/${url}`, ...(payload && { payload }) });
    const left = (order: PlainOrder) =>
      order.isDeleted || order.status !== 'Listo' ? 0 : (inForce(order)?.amount ?? ASKED);
    const leftByAll = () => orders.reduce((sum, order) => sum + left(order), 0);
    const promised = () =>
      orders.reduce((sum, order) => {
        const version = inForce(order);
        if (version === undefined || order.isDeleted || order.status === 'Listo') return sum;
        const isOpen = order.accepted !== null || endOf(version.validUntil) > shop.clock.now;
        return isOpen ? sum + version.amount : sum;
      }, 0);

    /** What the step does to an order on paper, if there is one to do it to. */
    async function take(done: Step): Promise<void> {
      const before = leftByAll();
      const order = 'turn' in done ? orders[done.turn % Math.max(orders.length, 1)] : undefined;
      if (done.act === 'order')
        orders.push({
          id: await desk.order(thread),
          status: 'pendiente',
          isDeleted: false,
          versions: [],
          accepted: null,
        });
      if (done.act === 'count') {
        await desk.count(done.amount);
        there = done.amount;
      }
      if (done.act === 'receive') {
        await desk.receive(done.amount);
        there += done.amount;
        moved.push({ kind: 'received', amount: done.amount });
      }
      if (done.act === 'take') {
        await desk.move(done.kind, done.amount);
        there -= done.amount;
        moved.push({ kind: done.kind, amount: done.amount });
      }
      if (done.act === 'undo') {
        const last = moved.pop();
        if (last !== undefined) await desk.move(last.kind, -last.amount);
        there -= addedBy(last?.kind ?? 'received', last?.amount ?? 0);
      }
      if (done.act === 'wait') shop.clock.now += done.hours * 600_000;
      if (order !== undefined && done.act === 'send') {
        const validUntil = DAYS[done.day] ?? '';
        const sent = await desk.send(order.id, {
          lines: [aQuoteLine(thread, { Rojo: done.amount })],
          validUntil,
        });
        if (sent.statusCode === 201)
          order.versions.push({ amount: done.amount, validUntil, token: tokenOf(sent.json().link) });
      }
      if (order !== undefined && done.act === 'accept') {
        const newest = order.versions.at(-1);
        const answer = newest && (await desk.accept(newest.token, order.versions.length));
        if (answer?.statusCode === 200) order.accepted = order.versions.length;
      }
      if (order !== undefined && done.act === 'status') {
        const status = STATUSES[done.next] ?? '';
        if ((await asStaff('PUT', order.id, { status })).statusCode === 200) order.status = status;
      }
      if (order !== undefined && done.act === 'delete') {
        await asStaff('DELETE', order.id);
        order.isDeleted = true;
      }
      if (order !== undefined && done.act === 'restore') {
        await asStaff('POST', `${order.id}/restore`);
        order.isDeleted = false;
      }
      there -= leftByAll() - before;
    }

    const [seed = 0] = fc.sample(fc.integer(), 1);
    const days = fc.sample(fc.array(step, { minLength: STEPS_A_DAY, maxLength: STEPS_A_DAY }), {
      seed,
      numRuns: Math.ceil(STEPS / STEPS_A_DAY),
    });
    for (const day of days) {
      for (const done of day) {
        await take(done);
        const { there: kept } = await shop.ctx.db
          .selectFrom('stock_sums')
          .select('there')
          .where('product_id', '=', thread.id)
          .where('variant', '=', 'Rojo')
          .executeTakeFirstOrThrow();
        const quotes = await promisedOf(shop.ctx.db, {
          products: [thread],
          now: shop.clock.now,
          from: 'sent',
        });
        expect({
          seed,
          done,
          kept,
          rows: await desk.sumOfRows(),
          promised: quotes.values().next().value ?? 0,
        }).toEqual({
          seed,
          done,
          kept: there,
          rows: there,
          promised: promised(),
        });
      }
      // A session lasts a day, and the days of quotes are near.
      shop.clock.now = Date.UTC(2026, 10, 20, 21, 5);
    }
  });
});
