/** The sums of a day or a period, in the order of a purchase. */
export type WireVisitSums = {
  visits: number;
  searches: number;
  /** Searches for which the shop had nothing to show, not even something near or by a synonym. */
  emptySearches: number;
  /** Products seen on their page, and added to a cart. */
  views: number;
  additions: number;
  orders: number;
};

export type WireSearchCount = { text: string; times: number };

export type WireAnalysis = {
  /** One entry for each day, oldest first; `day` is '2026-11-20', in the shop's zone. */
  days: (WireVisitSums & { day: string })[];
  /** The most frequent first. */
  searches: WireSearchCount[];
  emptySearches: WireSearchCount[];
  /** Answered by words that are near the typed ones. */
  nearSearches: WireSearchCount[];
  /** The most seen first; `orders` counts those that have the product. */
  products: { _id: string; name: string; views: number; additions: number; orders: number }[];
};
