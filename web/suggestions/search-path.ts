/** The results of a text, in the whole shop. */
export function searchPath(text: string): string {
  const words = text.trim();
  return words === '' ? '/#productos' : `/?${new URLSearchParams({ q: words })}#productos`;
}
