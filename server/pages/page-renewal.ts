import { setImmediate as nextTurn } from 'node:timers/promises';

/** While one page is compressed, the next one is rendered. */
const LANES = 2;

type Round<Page> = {
  readonly isOver: () => boolean;
  /** Renders a page again, unless it is up to date. */
  readonly renew: (page: Page) => Promise<void>;
};

/** Renews pages in their order, with room for other work between two. */
export async function renewInTurn<Page>(
  pages: Iterable<Page>,
  { isOver, renew }: Round<Page>,
): Promise<void> {
  const left = pages[Symbol.iterator]();
  async function lane(): Promise<void> {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      await nextTurn();
      if (isOver()) return;
      await renew(next.value);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
}

type Renewal<Page> = Pick<Round<Page>, 'renew'> & {
  /** In the order in which they are renewed. */
  readonly pages: () => Iterable<Page>;
  /** Another one after each write. */
  readonly version: () => number;
};

/**
 * Creates the function that is told of each request. The first one after a write begins to renew pages in the
 * background; each further write begins anew with the most popular page. Nothing is rendered for a shop without visitors.
 */
export function createPageRenewal<Page>({ pages, version, renew }: Renewal<Page>): () => void {
  let renewedFor = version();
  let isRunning = false;

  async function renewAll(): Promise<void> {
    isRunning = true;
    while (renewedFor !== version()) {
      const of = version();
      renewedFor = of;
      await renewInTurn(pages(), { isOver: () => version() !== of, renew });
    }
    isRunning = false;
  }

  return () => {
    if (!isRunning && renewedFor !== version()) void renewAll();
  };
}
