/** Without letters and digits that look alike: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** What every code looks like, in the case in which it is made. */
export const WITHDRAWAL_CODE = new RegExp(`^ARR-[${LETTERS}]{${LENGTH}}$`);

/** A code that can be read out on the phone: 'ARR-7K3Q9'. @param draw a random whole number from 0 and below a bound */
export function withdrawalCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(draw(LETTERS.length)));
  return `ARR-${letters.join('')}`;
}
