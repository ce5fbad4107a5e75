/** How often a page was asked for of late: each request counts half as much after some minutes. */
export type Popularity = { readonly count: number; readonly at: number };

const HALF_LIFE_MS = 5 * 60_000;

export const NEVER_ASKED: Popularity = { count: 0, at: 0 };

export function askedAgain(popularity: Popularity, now: number): Popularity {
  return { count: countAt(popularity, now) + 1, at: now };
}

/** What the requests count at a time. */
export function countAt({ count, at }: Popularity, now: number): number {
  return count * 2 ** ((at - now) / HALF_LIFE_MS);
}
