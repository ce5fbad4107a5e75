/** The lines of a description: each slash is a line break (DETAIL-012). */
export function descriptionLines(description: string): string[] {
  return description.split('/');
}
