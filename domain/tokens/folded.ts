/**
 * The text with signs that look alike written alike: in lower case without accents, with one hyphen, one apostrophe and one
 * quotation mark; ligatures and fractions taken apart, 'º' and '°' as a full stop.
 */
export function folded(text: string): string {
  const dotted = text.replaceAll('º', '.');
  if (PLAIN.test(dotted)) return dotted.toLowerCase();
  return dotted
    .replace(/(\d)(?=[¼½¾])/g, '$1 ')
    .replace(/[°\u02da]/g, '.')
    .replace(/[‘’\u02bc\u00b4`\u2032]/g, "'")
    .replace(/[“”\u201e«»\u2033]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[\u2715\u2716\u2217*]/gu, '×')
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replaceAll('\u2044', '/')
    .toLowerCase();
}

/** Most names of products have no other signs. */
const PLAIN = /^[\n\x20-)+-\x7e×]*$/;
