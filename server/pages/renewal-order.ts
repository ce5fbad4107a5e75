import { type PageVariant, variantKey } from './page-variant.ts';
import { countAt, type Popularity } from './popularity.ts';

type Renewable = { readonly variant: PageVariant; readonly popularity: Popularity };

/** A page that was asked for once is renewed for five minutes; after that it waits until somebody asks again. */
const WORTH_RENEWING = 0.5;

/**
 * The pages that somebody will soon ask for again. Of a page in several orders one stands for all of them at first, so the
 * most popular order of each page comes before the second of any; among those the most popular page is first.
 */
export function renewalOrder<Page extends Renewable>(pages: readonly Page[], now: number): Page[] {
  const counted = pages.map((page) => ({ page, count: countAt(page.popularity, now) }));
  const popular = counted.filter(({ count }) => count >= WORTH_RENEWING);
  popular.sort((one, other) => other.count - one.count);
  const byAddress = Map.groupBy(popular, ({ page }) => variantKey({ ...page.variant, seed: null }));
  return [...byAddress.values()]
    .flatMap((orders) => {
      const total = orders.reduce((sum, { count }) => sum + count, 0);
      return orders.map(({ page }, rank) => ({ page, rank, total }));
    })
    .sort((one, other) => one.rank - other.rank || other.total - one.total)
    .map(({ page }) => page);
}
