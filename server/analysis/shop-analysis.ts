import type { AnalysisPeriod } from '#domain/analysis/analysis-period.ts';
import { SHOP_DAY_MS, shopDay } from '#domain/time/shop-days.ts';
import type { WireAnalysis, WireSearchCount } from '#schemas/analysis-answers.ts';
import type { SubjectKind } from '#server/db/tables/analysis-tables.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { mostFrequent, sumsOfSubjects, totalsByDay } from './queries.ts';

const LISTED = 30;

/** What visitors did in the last days, today included (STORE-008). */
export async function shopAnalysis(
  ctx: Context,
  { period }: { period: AnalysisPeriod },
): Promise<WireAnalysis> {
  assertMay(ctx, 'reports');
  const days = Array.from({ length: period }, (_, index) =>
    shopDay(ctx.now() - (period - 1 - index) * SHOP_DAY_MS),
  );
  const [from = ''] = days;
  const totals = await totalsByDay(ctx.db, from);
  return {
    days: days.map((day) => {
      const ofDay = totals.get(day);
      return {
        day,
        visits: ofDay?.get('visits') ?? 0,
        searches: ofDay?.get('searches') ?? 0,
        emptySearches: ofDay?.get('empty-searches') ?? 0,
        views: ofDay?.get('views') ?? 0,
        additions: ofDay?.get('additions') ?? 0,
        orders: ofDay?.get('orders') ?? 0,
      };
    }),
    searches: await searchesOf(ctx, { kind: 'search', from }),
    emptySearches: await searchesOf(ctx, { kind: 'empty-search', from }),
    nearSearches: await searchesOf(ctx, { kind: 'near-search', from }),
    products: await productsFrom(ctx, from),
  };
}

async function searchesOf(
  { db }: Context,
  asked: { kind: SubjectKind; from: string },
): Promise<WireSearchCount[]> {
  const rows = await mostFrequent(db, { ...asked, limit: LISTED });
  return rows.map(({ subject, times }) => ({ text: subject, times }));
}

/** Products that were deleted since are left out. */
async function productsFrom({ db, catalogue }: Context, from: string): Promise<WireAnalysis['products']> {
  const seen = await mostFrequent(db, { kind: 'viewed-product', from, limit: LISTED });
  const subjects = seen.map(({ subject }) => subject);
  const added = await sumsOfSubjects(db, { kind: 'added-product', from, subjects });
  const ordered = await sumsOfSubjects(db, { kind: 'ordered-product', from, subjects });
  return seen.flatMap(({ subject, times }) => {
    const product = catalogue.product(subject);
    if (product === null) return [];
    return {
      _id: subject,
      name: product.name,
      views: times,
      additions: added.get(subject) ?? 0,
      orders: ordered.get(subject) ?? 0,
    };
  });
}
