const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The first letter of a name as it is seen, in upper case; '?' for a name without any (MSGADM-G02). */
export function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first === undefined ? '?' : first.segment.toLocaleUpperCase('es-AR');
}
