/** 'ABCD EFGH IJ': in groups of four, so that a person who types it does not lose the place. */
export function inGroups(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join(' ');
}
