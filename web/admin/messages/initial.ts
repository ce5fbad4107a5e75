const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The first visible letter of a name, in upper case; '?' for a name without letters (MSGADM-G02). */
export function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first === undefined ? '?' : first.segment.toLocaleUpperCase('es-AR');
}
