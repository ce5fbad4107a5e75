/**
 * How many letters of a word are wrong, missing, too many or swapped with their neighbour, compared with another one
 * (optimal string alignment); `null` for more than `most`.
 */
export function letterErrors(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= other.length; column += 1) last.push(column);
  for (let row = 1; row <= one.length; row += 1) {
    const errors = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let fewest = Math.min(
        at(last, column) + 1,
        at(errors, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && isSwapped(one, row, other, column)) {
        fewest = Math.min(fewest, at(beforeLast, column - 2) + 1);
      }
      errors.push(fewest);
      least = Math.min(least, fewest);
    }
    if (least > most) return null;
    beforeLast = last;
    last = errors;
  }
  const errors = at(last, other.length);
  return errors > most ? null : errors;
}

function isSwapped(one: string, row: number, other: string, column: number): boolean {
  return (
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  );
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
