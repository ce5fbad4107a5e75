/** The first `length` characters and '…' without a space; a text that fits is unchanged (GRID-006, GRID-G02). */
export function truncated(text: string, length = 40): string {
  const characters = Array.from(text.normalize('NFC'));
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
