/** Typed text on one line. A line break could start another header of a mail, or look like a line of the shop's. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
