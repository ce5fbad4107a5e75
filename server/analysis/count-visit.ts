import { isbot } from 'isbot';
import { countableSearch } from '#domain/analysis/countable-search.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import { shopDay } from '#domain/orders/shop-days.ts';
import type { WireVisitReport } from '#schemas/wire/visit-report.ts';
import type { Context } from '#server/context.ts';
import type { SubjectKind, TotalKind } from '#server/db/tables/analysis-tables.ts';
import type { DailyTally } from './daily-tally.ts';

type Visit = {
  readonly report: WireVisitReport;
  readonly userAgent: string | undefined;
};

/** Counts what a browser reports. Bots, administrators and products that are not on sale are left out (STORE-008). */
export function countVisit(
  { actor, catalogue, now }: Pick<Context, 'actor' | 'catalogue' | 'now'>,
  tally: DailyTally,
  { report, userAgent }: Visit,
): void {
  if (actor !== null || isbot(userAgent)) return;
  const day = shopDay(now());
  const add = (kind: TotalKind | SubjectKind, subject = '') => tally.add({ kind, day, subject, amount: 1 });

  if (report.arrived) add('visits');
  for (const text of report.searches) countSearch(text);
  for (const id of report.seen.filter(isOnSale)) {
    add('views');
    add('viewed-product', id);
  }
  for (const id of report.added.filter(isOnSale)) {
    add('additions');
    add('added-product', id);
  }

  function countSearch(text: string): void {
    if (text.trim() === '') return;
    const isEmpty = countOfMatches(text) === 0;
    const kept = countableSearch(text);
    add('searches');
    if (isEmpty) add('empty-searches');
    if (kept === null) return;
    add('search', kept);
    if (isEmpty) add('empty-search', kept);
  }

  /** Whether the other filters left something is not the word's fault. */
  function countOfMatches(text: string): number {
    const query = { filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 1 };
    return queryCatalogue(catalogue.storefront().visible, query).total;
  }

  function isOnSale(id: string): boolean {
    return catalogue.product(id)?.isHidden === false;
  }
}
