/** The first `length` characters and '…', without the space between them; a text that fits stays as it is (GRID-006, GRID-G02). */
export function truncated(text: string, length = 40): string {
  const characters = Array.from(text.normalize('NFC'));
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
