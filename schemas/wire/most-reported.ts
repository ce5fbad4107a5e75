/** The most of each list in one report of a visit; a browser sends several. */
export const MOST_REPORTED = { searches: 5, seen: 50, added: 50 } as const;
