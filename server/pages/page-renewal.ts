import { breathsBetween } from '#server/breathe.ts';

type Renewal<Page> = {
  /** The pages to renew, in their order. */
  readonly pages: () => readonly Page[];
  /** Another one after each write. */
  readonly version: () => number;
  /** Waits until no page is rendered for a request. */
  readonly untilIdle: () => Promise<void>;
  /** Renders a page again, unless it is up to date. */
  readonly renew: (page: Page) => Promise<void>;
};

/**
 * Creates the function that is told of each request. The first one after a write begins to renew pages in the background,
 * one after another; requests come first, and each further write begins anew with the most popular page. Nothing is
 * rendered for a shop that nobody visits.
 */
export function createPageRenewal<Page>({ pages, version, untilIdle, renew }: Renewal<Page>): () => void {
  let renewedFor = version();
  let isRunning = false;

  async function renewAll(): Promise<void> {
    isRunning = true;
    while (renewedFor !== version()) {
      renewedFor = version();
      await renewOnce(renewedFor);
    }
    isRunning = false;
  }

  async function renewOnce(of: number): Promise<void> {
    const letPass = breathsBetween();
    for (const page of pages()) {
      await letPass();
      await untilIdle();
      if (version() !== of) return;
      await renew(page);
    }
  }

  return () => {
    if (!isRunning && renewedFor !== version()) void renewAll();
  };
}
