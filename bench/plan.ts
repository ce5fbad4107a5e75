/** How long and how often each thing is measured. */
export type Plan = {
  readonly sizes: readonly number[];
  /** How often the bare server and the shop take turns for each page. */
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly warmUpSeconds: number;
  readonly secondsOfOrders: number;
  readonly coldStarts: number;
  readonly idleSeconds: number;
  readonly searches: number;
  readonly saves: number;
  readonly secondsOfBrowsing: number;
  /** How often a thousand prices change at once. */
  readonly storms: number;
  /** How many processes stand behind the proxy; each number is one measurement. */
  readonly fleets: readonly number[];
};

/** The size of the demo shop, used for everything that is measured once. */
export const USUAL_SIZE = 1200;
/** Shows how costs grow between the other sizes; its pages are not measured. */
export const MIDDLE_SIZE = 10_000;
const LARGE_SIZE = 100_000;

export const WHOLE_PLAN: Plan = {
  sizes: [USUAL_SIZE, MIDDLE_SIZE, LARGE_SIZE],
  rounds: 3,
  secondsPerRound: 2,
  warmUpSeconds: 1,
  secondsOfOrders: 6,
  coldStarts: 3,
  idleSeconds: 4,
  searches: 1000,
  saves: 100,
  secondsOfBrowsing: 8,
  storms: 3,
  fleets: [1, 2, 4],
};

/** For work on the benchmark itself: the small shop alone, with rough figures. */
export const QUICK_PLAN: Plan = {
  sizes: [USUAL_SIZE],
  rounds: 1,
  secondsPerRound: 1,
  warmUpSeconds: 0.5,
  secondsOfOrders: 2,
  coldStarts: 1,
  idleSeconds: 1,
  searches: 200,
  saves: 20,
  secondsOfBrowsing: 3,
  storms: 1,
  fleets: [2],
};
