/** The days of the month before up to the same date: of '2026-03-31', from 2026-02-01 to 2026-02-31, which no day is after. */
export function sameDaysBefore(today: string): { first: string; last: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
  return { first: `${before}-01`, last: `${before}${today.slice(7)}` };
}
