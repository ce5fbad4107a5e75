/** How much a test tries: little within `npm test`, much in the storm (`STORM=1`). */
export const timesInStorm = (short: number, long: number): number =>
  process.env.STORM === '1' ? long : short;
