import { setTimeout as wait } from 'node:timers/promises';
import { dayStart } from '#domain/time/shop-days.ts';
import type { CatalogueView } from '#server/kernel/catalogue-view.ts';
import type { Context } from '#server/kernel/context.ts';
import type { PageServices } from '#web/context.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageRenewal, renewInTurn } from './page-renewal.ts';
import { createCatalogueReader } from './page-services.ts';
import { type KeptPage, keptPage, openPageStore } from './page-store.ts';
import { otherDraws, type PageVariant, variantKey } from './page-variant.ts';
import { askedAgain, NEVER_ASKED, type Popularity } from './popularity.ts';
import { createRecordedReads, type RecordedReads } from './recorded-reads.ts';
import { renewalOrder } from './renewal-order.ts';

/**
 * The shared pages. A page is valid until the day ends, as long as its reads of the catalogue and the settings would
 * return the same. So a write invalidates only the pages that show the change; those are renewed by popularity, before
 * many products change and in the background after any write (see docs/adr/0033).
 */
export type PageCache = {
  /** A valid page of the variant; `undefined` when it must be rendered. */
  find(variant: PageVariant): KeptPage | undefined;
  /**
   * A valid page of the variant, rendered if necessary. Simultaneous requests for it share one rendering, unless the
   * catalogue or the settings changed in between: a rendering that began before a write never answers a request after it.
   * @param make is kept with the page, so it must not hold a request
   */
  obtain(variant: PageVariant, make: MakePage): Promise<PageAnswer>;
  /** The size of all pages, in bytes. */
  bytes(): number;
};

/** What a shared page may read. */
export type PageSources = Pick<PageServices, 'catalogue' | 'store'>;

type MakePage = (from: PageSources) => Promise<PageAnswer>;

type Entry = {
  readonly variant: PageVariant;
  readonly make: MakePage;
  readonly page: KeptPage;
  readonly reads: RecordedReads;
  readonly day: number;
  /** The latest version of catalogue and settings for which the reads are known to be current. */
  version: number;
  /** Whether a later version answered a read differently. */
  isStale: boolean;
  popularity: Popularity;
};

type Wanted = Pick<Entry, 'variant' | 'make' | 'popularity'>;

/** How long many changed products wait for the popular pages that show them, in ms. */
const PREPARED_WITHIN_MS = 300;

export function openPageCache({
  catalogue,
  settings,
  now,
  maxBytes,
}: Pick<Context, 'catalogue' | 'settings' | 'now'> & { maxBytes: number }): PageCache {
  const store = openPageStore<Entry>(maxBytes);
  const currentStore = settings.current;
  const readerOf = (view: CatalogueView) => createCatalogueReader(view, { seesHidden: false, currentStore });
  const present = readerOf(catalogue);
  // Both grow with each write, so their sum stays only if neither changed.
  const versionOf = (view: CatalogueView) => view.version() + settings.version();
  const versionNow = () => versionOf(catalogue);
  const beingMade = new Map<string, Promise<PageAnswer>>();
  const forRequests = new Set<Promise<PageAnswer>>();
  const byPopularity = () => renewalOrder(store.all(), now());

  const renewIfWritten = createPageRenewal<Entry>({
    pages: byPopularity,
    version: () => versionNow() + dayStart(now()),
    async renew(entry) {
      // Requests come first.
      while (forRequests.size > 0) await Promise.allSettled(forRequests);
      if (store.peek(entry.variant) !== entry || isCurrent(entry)) return;
      // A fault is reported to whoever asks next.
      await begin(entry).catch(() => undefined);
    },
  });
  catalogue.prepareFor(prepare);

  /** Makes the popular pages of an upcoming catalogue; until it opens, requests get those of the present one. */
  async function prepare(upcoming: CatalogueView): Promise<() => void> {
    const reader = readerOf(upcoming);
    const ready: Entry[] = [];
    let isOver = false;
    const making = renewInTurn(byPopularity(), {
      isOver: () => isOver,
      async renew(entry) {
        if (entry.reads.areCurrent(reader)) return;
        const made = await rendered(entry, upcoming).catch(() => null);
        if (made?.entry) ready.push(made.entry);
      },
    });
    await Promise.race([making, wait(PREPARED_WITHIN_MS)]);
    isOver = true;
    return () => ready.forEach(keep);
  }

  function find(variant: PageVariant): KeptPage | undefined {
    renewIfWritten();
    const entry = store.get(variant) ?? null;
    const sent = entry !== null && isCurrent(entry) ? entry : inAnotherOrder(variant);
    if (sent === null) return undefined;
    sent.popularity = askedAgain(sent.popularity, now());
    return sent.page;
  }

  /** While pages are being rendered, chance chooses among the orders at hand. */
  function inAnotherOrder(variant: PageVariant): Entry | null {
    if (beingMade.size === 0) return null;
    for (const other of otherDraws(variant)) {
      const entry = store.get(other);
      if (entry !== undefined && isKnownCurrent(entry)) return entry;
    }
    return null;
  }

  function isCurrent(entry: Entry): boolean {
    if (isKnownCurrent(entry)) return true;
    if (entry.isStale || entry.day !== dayStart(now())) return false;
    if (entry.reads.areCurrent(present)) entry.version = versionNow();
    else entry.isStale = true;
    return !entry.isStale;
  }

  function isKnownCurrent({ isStale, version, day }: Entry): boolean {
    return !isStale && version === versionNow() && day === dayStart(now());
  }

  /** The rendering of the variant for the present version, in any order that would do. */
  function inTheMaking(variant: PageVariant): Promise<PageAnswer> | null {
    if (beingMade.size === 0) return null;
    for (const one of [variant, ...otherDraws(variant)]) {
      const running = beingMade.get(`${versionNow()} ${variantKey(one)}`);
      if (running !== undefined) return running;
    }
    return null;
  }

  function begin(wanted: Wanted): Promise<PageAnswer> {
    const key = `${versionNow()} ${variantKey(wanted.variant)}`;
    const making = made(wanted).finally(() => beingMade.delete(key));
    beingMade.set(key, making);
    return making;
  }

  async function made(wanted: Wanted): Promise<PageAnswer> {
    const { answer, entry } = await rendered(wanted, catalogue);
    if (entry !== null) keep(entry);
    return answer;
  }

  async function rendered(
    { variant, make, popularity }: Wanted,
    view: CatalogueView,
  ): Promise<{ readonly answer: PageAnswer; readonly entry: Entry | null }> {
    const version = versionOf(view);
    const day = dayStart(now());
    const reads = createRecordedReads(readerOf(view), { currentStore });
    const answer = await make({ catalogue: reads.reader, store: reads.store });
    const page = keptPage(answer);
    const entry = page && { variant, make, page, reads, day, version, isStale: false, popularity };
    return { answer, entry };
  }

  function keep(entry: Entry): void {
    const before = store.peek(entry.variant);
    // A slow rendering from before a write must not replace a newer page.
    if (before !== undefined && before.version > entry.version) return;
    store.set(entry.variant, entry);
  }

  return {
    find,
    async obtain(variant, make) {
      const known = find(variant);
      if (known !== undefined) return known.answer;
      const running = inTheMaking(variant);
      if (running !== null) return running;
      const before = store.peek(variant)?.popularity ?? NEVER_ASKED;
      const making = begin({ variant, make, popularity: askedAgain(before, now()) });
      forRequests.add(making);
      return making.finally(() => forRequests.delete(making));
    },
    bytes: store.bytes,
  };
}
