/** A line break in what somebody typed would end a header and begin another, or pass for a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
