const TAG = /<[a-z!/][^>]*>/gi;
const HIDDEN_PARTS = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** Tags that begin a new line. */
const LINE = /<(?:br|\/?(?:p|div|h[1-6]|ul|ol|tr|table|section|blockquote))\b[^>]*>/gi;
const ITEM = /<li\b[^>]*>/gi;

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  reg: '®',
  trade: '™',
  copy: '©',
  euro: '€',
};

/** Whether a text is HTML: it has a tag or an entity. */
export function isHtml(text: string): boolean {
  return /<\/?[a-z][^>]*>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i.test(text);
}

/** The text of HTML, a line for each paragraph and each item of a list. */
export function plainLines(html: string): string[] {
  return html
    .replace(HIDDEN_PARTS, '')
    .replace(/\\n/g, '\n')
    .replace(ITEM, '\n• ')
    .replace(LINE, '\n')
    .replace(TAG, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi, (entity, name: string) => letterOf(name) ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function letterOf(name: string): string | null {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : null;
  }
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? null;
  const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  return Object.hasOwn(MARKS, mark) ? `${letter}${MARKS[mark]}`.normalize('NFC') : null;
}
