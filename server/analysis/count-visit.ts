import { isbot } from 'isbot';
import { countableSearch } from '#domain/analysis/countable-search.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { foundProducts } from '#domain/search/found-products.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireVisitReport } from '#schemas/visit-report.ts';
import type { SubjectKind, TotalKind } from '#server/db/tables/analysis-tables.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DailyTally } from './daily-tally.ts';
import type { TypedTexts } from './typed-texts.ts';

type Visit = {
  readonly report: WireVisitReport;
  readonly userAgent: string | undefined;
  /** Where the browser is, as `clientNetwork` has it. It is not kept. */
  readonly network: string;
};

/** Counts what a browser reports, each search and product once. Bots, administrators and products that are not on sale are left out (STORE-008). */
export function countVisit(
  { actor, catalogue, store, now }: Pick<Context, 'actor' | 'catalogue' | 'store' | 'now'>,
  { tally, texts }: { tally: DailyTally; texts: TypedTexts },
  { report, userAgent, network }: Visit,
): void {
  if (actor !== null || isbot(userAgent)) return;
  const day = shopDay(now());
  const add = (kind: TotalKind | SubjectKind, subject = '', amount = 1) =>
    tally.add({ kind, day, subject, amount });

  if (report.arrived) add('visits');
  for (const text of differentTexts(report.searches)) countSearch(text);
  for (const id of new Set(report.seen.filter(isOnSale))) {
    add('views');
    add('viewed-product', id);
  }
  for (const id of new Set(report.added.filter(isOnSale))) {
    add('additions');
    add('added-product', id);
  }

  function countSearch(text: string): void {
    if (text.trim() === '') return;
    const answer = answerTo(text);
    const kept = countableSearch(text);
    add('searches');
    if (answer === 'nothing') add('empty-searches');
    if (kept === null) return;
    const times = texts.typed(kept, network);
    if (times === 0) return;
    add('search', kept, times);
    if (answer === 'nothing') add('empty-search', kept, times);
    if (answer === 'near words') add('near-search', kept, times);
  }

  /** What the shop shows for a text. Whether the other filters left something is not the text's fault. */
  function answerTo(text: string): 'products' | 'near words' | 'nothing' {
    const { visible } = catalogue.storefront();
    const query = { filters: { ...NO_FILTERS, text }, seed: 0, page: 1, size: 1 };
    const { total, reading } = foundProducts(visible, { ...query, synonyms: store.synonyms });
    if (total === 0) return 'nothing';
    const isNear = reading !== null && (reading.corrected !== null || reading.leftOut.length > 0);
    return isNear ? 'near words' : 'products';
  }

  function isOnSale(id: string): boolean {
    return catalogue.product(id)?.isHidden === false;
  }
}

/** 'hilo', ' Hilo' and 'HILO' are one search. */
function differentTexts(texts: readonly string[]): Iterable<string> {
  return new Map(texts.map((text) => [countableSearch(text) ?? text.trim(), text])).values();
}
