/** 'ABCD EFGH IJ': groups of four are easier to type. */
export function inGroups(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join(' ');
}
