/** What a browser tells of one stay on the shop's pages, without saying whose. */
export type WireVisitReport = {
  /** Whether the visitor came from outside the shop. */
  arrived: boolean;
  /** The searches, as typed. */
  searches: string[];
  /** The ids of products whose page was seen, and of those added to the cart. */
  seen: string[];
  added: string[];
};

/** The most of each list in one report; a browser sends several. */
export const MOST_REPORTED = { searches: 5, seen: 50, added: 50 } as const;
