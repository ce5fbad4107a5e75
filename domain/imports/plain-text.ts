/** Tags that begin a new line. */
const LINES = new Set(
  [
    'br',
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'tr',
    'table',
    'section',
    'blockquote',
  ].flatMap((name) => [name, `/${name}`]),
);

/** What begins a part that nobody reads, and what ends it. */
const HIDDEN = new Map([
  ['script', '/script'],
  ['style', '/style'],
  ['!--', '-->'],
]);

/** The names of U+00A0 to U+00FF, in order (HTML 4). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwj: '',
    zwnj: '',
    ldquo: '“',
    rdquo: '”',
    bdquo: '\u201e',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '\u201a',
    lsaquo: '\u2039',
    rsaquo: '\u203a',
    ndash: '–',
    mdash: '—',
    minus: '−',
    hellip: '…',
    bull: '•',
    trade: '™',
    euro: '€',
    prime: '\u2032',
    Prime: '\u2033',
    permil: '\u2030',
    le: '\u2264',
    ge: '\u2265',
    ne: '\u2260',
    asymp: '\u2248',
    larr: '\u2190',
    rarr: '\u2192',
    harr: '\u2194',
    infin: '\u221e',
    radic: '\u221a',
    check: '\u2713',
    star: '\u2606',
    starf: '\u2605',
    oelig: '\u0153',
    OElig: '\u0152',
  }),
]);

const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi;

/** Whether a text is HTML: it has a tag or an entity. */
export function isHtml(text: string): boolean {
  return (
    text.search(ENTITY) !== -1 || text.split('<').some((piece, index) => index > 0 && tagOf(piece) !== null)
  );
}

/** The text of HTML, a line for each paragraph and each item of a list. */
export function plainLines(html: string): string[] {
  return withoutTags(html)
    .replace(/\\n/g, '\n')
    .replace(ENTITY, (entity, name: string) => letterOf(name) ?? entity)
    .split('\n')
    .map((line) =>
      line
        .split(/\s/)
        .filter((word) => word !== '')
        .join(' '),
    )
    .filter((line) => line !== '');
}

// Tags are found by splitting, because a pattern takes very long for a text of many '<'.
function withoutTags(html: string): string {
  const [first = '', ...pieces] = html.split('<');
  let text = first;
  let ending: string | null = null;
  for (const piece of pieces) {
    const end = piece.indexOf(ending === '-->' ? '-->' : '>');
    if (ending !== null) {
      const isOver = end !== -1 && (ending === '-->' || tagOf(piece)?.name === ending);
      if (isOver) text += piece.slice(end + (ending === '-->' ? 3 : 1));
      if (isOver) ending = null;
      continue;
    }
    const tag = tagOf(piece);
    if (tag === null) text += `<${piece}`;
    else {
      ending = HIDDEN.get(tag.name) ?? null;
      if (ending === '-->' && piece.includes('-->')) {
        text += piece.slice(piece.indexOf('-->') + 3);
        ending = null;
      } else if (ending === null) text += lineOf(tag.name) + tag.after;
    }
  }
  return text;
}

/** The tag whose '<' stands before the piece; `null` if that is a sign of the text. */
function tagOf(piece: string): { name: string; after: string } | null {
  if (piece.startsWith('!--')) return { name: '!--', after: '' };
  const end = piece.indexOf('>');
  const [name] = /^\/?[a-z][a-z\d]{0,20}/i.exec(piece) ?? [];
  return end === -1 || name === undefined ? null : { name: name.toLowerCase(), after: piece.slice(end + 1) };
}

function lineOf(name: string): string {
  if (name === 'li') return '\n• ';
  // The cells of a row stand beside each other.
  if (name === 'td' || name === 'th') return ' ';
  return LINES.has(name) ? '\n' : '';
}

function letterOf(name: string): string | null {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : null;
  }
  return ENTITIES.get(name) ?? null;
}
