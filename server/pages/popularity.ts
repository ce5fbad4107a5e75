/** How often a page was asked for of late: each request counts half as much after some minutes. */
export type Popularity = { readonly count: number; readonly at: number };

const HALF_LIFE_MS = 5 * 60_000;

export const NEVER_ASKED: Popularity = { count: 0, at: 0 };

export function askedAgain(popularity: Popularity, now: number): Popularity {
  return { count: countAt(popularity, now) + 1, at: now };
}

/** What the requests count at a time. */
function countAt({ count, at }: Popularity, now: number): number {
  return count * 2 ** ((at - now) / HALF_LIFE_MS);
}

/** A page that was asked for once counts so for five minutes; then it waits until somebody asks again. */
const WORTH_RENEWING = 0.5;

/** The pages that somebody will soon ask for again, the most popular first. */
export function renewalOrder<Page extends { readonly popularity: Popularity }>(
  pages: Iterable<Page>,
  now: number,
): Page[] {
  return [...pages]
    .map((page) => ({ page, count: countAt(page.popularity, now) }))
    .filter(({ count }) => count >= WORTH_RENEWING)
    .sort((one, other) => other.count - one.count)
    .map(({ page }) => page);
}
