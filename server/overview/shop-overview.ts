import { mayDo } from '#domain/accounts/roles.ts';
import { centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { sameDaysBefore } from '#domain/time/month-days.ts';
import { dayStart, SHOP_DAY_MS, shopDay, weekStart } from '#domain/time/shop-days.ts';
import { withdrawalAnswerBy } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { WireComparedSum, WireOrdersSum, WireOverview } from '#schemas/overview-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { sumSince } from '#server/analysis/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { assertAdministrator } from '#server/kernel/assert-administrator.ts';
import type { Context } from '#server/kernel/context.ts';
import { diskSpaceOf } from '#server/kernel/disk-space.ts';
import { countMessages } from '#server/messages/queries.ts';
import { countByStatus, countOrders } from '#server/orders/queries.ts';
import { waitingReceiptsSum } from '#server/payments/queries.ts';
import { stalePrices } from '#server/price-changes/stale-prices.ts';
import { leftOutSince } from '#server/price-history/queries.ts';
import { debtsToWire } from '#server/receivables/list-owed.ts';
import { findDebts, receivedSum } from '#server/receivables/queries.ts';
import { differingSums } from '#server/stock/queries.ts';
import { openWithdrawals } from '#server/withdrawals/queries.ts';
import { catalogueFigures } from './catalogue-figures.ts';
import {
  bestProducts,
  bestSubsections,
  lastPriceChange,
  nextReminder,
  type OrdersSum,
  oldestPending,
  sumsByDay,
  sumsOf,
} from './sales-queries.ts';

const PLOTTED_DAYS = 28;
const BEST_DAYS = 30;
const BEST_SHOWN = 5;
const OLD_PRICE_DAYS = 30;
const WEEK_MS = 7 * SHOP_DAY_MS;

/** The figures of 'General' that the actor's role may see, in twenty queries whatever the shop's size. */
export async function shopOverview(ctx: Context, { dataDir }: { dataDir: string }): Promise<WireOverview> {
  const { role } = assertAdministrator(ctx);
  const now = ctx.now();
  const { orders, ...best } = mayDo(role, 'reports') ? await salesFigures(ctx.db, now) : NO_SALES;
  const open = await openWithdrawals(ctx.db);
  return {
    orders: {
      byStatus: await countByStatus(ctx.db),
      oldestPending: isoOf(await oldestPending(ctx.db)),
      quotesAccepted: await countOrders(ctx, { status: 'pendiente', text: '', quote: 'accepted' }),
      changesRequested: await countOrders(ctx, { status: null, text: '', quote: 'changes-requested' }),
      remindersDue: await countOrders(ctx, { status: null, text: '', isReminderDue: true }),
      nextReminder: isoOf(await nextReminder(ctx.db, now)),
      ...orders,
    },
    ...best,
    products: catalogueFigures(ctx.catalogue),
    withdrawals: { pending: open.count, answerBy: isoOf(open.oldest && withdrawalAnswerBy(open.oldest)) },
    emptySearches: await sumSince(ctx.db, { kind: 'empty-searches', from: shopDay(now - WEEK_MS) }),
    unreadMessages: await countMessages(ctx.db, { words: [], isUnread: true }),
    lastPriceChange: isoOf(await lastPriceChange(ctx.db)),
    oldPrices: stalePrices(ctx, OLD_PRICE_DAYS).count,
    scheduledLeftOut: await leftOutSince(ctx.db, now - WEEK_MS),
    payments: await paymentFigures(ctx, { now, mayReport: mayDo(role, 'reports') }),
    disk: mayDo(role, 'backups') ? await diskSpaceOf(dataDir) : null,
    stockDiffering: mayDo(role, 'stock') ? await differingSums(ctx.db) : 0,
    tellsByMail: ctx.tellsByMail,
  };
}

/** What is to be collected, of a shop that is paid through its pages. Deposits and rests are known of no other. */
async function paymentFigures(
  { db, store }: Context,
  { now, mayReport }: { now: number; mayReport: boolean },
): Promise<WireOverview['payments']> {
  if (!store.payments.transfer.isOn) return null;
  const { count, amount, oldest } = await waitingReceiptsSum(db);
  return {
    receipts: { count, amount: amountToWire(amount), oldest: isoOf(oldest) },
    owed: debtsToWire(await findDebts(db, now)),
    received: mayReport ? await receivedFigures(db, shopDay(now)) : null,
  };
}

async function receivedFigures(db: Database, today: string): Promise<{ amount: number; before: number }> {
  const month = { first: `${today.slice(0, 8)}01`, last: today };
  const before = sameDaysBefore(today);
  return {
    amount: amountToWire(await receivedSum(db, month)),
    before: amountToWire(await receivedSum(db, before)),
  };
}

type SalesFigures = Pick<WireOverview, 'bestProducts' | 'bestSubsections'> & {
  readonly orders: Pick<WireOverview['orders'], 'today' | 'week' | 'days'>;
};

const NO_SALES: SalesFigures = {
  orders: { today: null, week: null, days: [] },
  bestProducts: [],
  bestSubsections: [],
};

async function salesFigures(db: Database, now: number): Promise<SalesFigures> {
  const [today, monday] = [dayStart(now), weekStart(now)];
  const firstDay = today - (PLOTTED_DAYS - 1) * SHOP_DAY_MS;
  const best = { since: today - (BEST_DAYS - 1) * SHOP_DAY_MS, limit: BEST_SHOWN };
  const sums = await sumsOf(db, {
    today: { from: today, until: now + 1 },
    todayBefore: { from: today - WEEK_MS, until: now + 1 - WEEK_MS },
    week: { from: monday, until: now + 1 },
    weekBefore: { from: monday - WEEK_MS, until: now + 1 - WEEK_MS },
  });
  const byDay = await sumsByDay(db, firstDay);
  return {
    orders: {
      today: compared(sums.today, sums.todayBefore),
      week: compared(sums.week, sums.weekBefore),
      days: Array.from({ length: PLOTTED_DAYS }, (_, index) => ({
        day: new Date(firstDay + index * SHOP_DAY_MS).toISOString().slice(0, 10),
        ...sumToWire(byDay.get(index) ?? { count: 0, amount: 0 }),
      })),
    },
    bestProducts: (await bestProducts(db, best)).map(({ id, ...product }) => ({ _id: id, ...product })),
    bestSubsections: await bestSubsections(db, best),
  };
}

function compared(sum: OrdersSum, before: OrdersSum): WireComparedSum {
  return { ...sumToWire(sum), before: sumToWire(before) };
}

function sumToWire({ count, amount }: OrdersSum): WireOrdersSum {
  return { count, amount: amountToWire(centavos(Math.min(amount, MAX_CENTAVOS))) };
}

function isoOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
