type Alphabet = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'ibm850';

type DecodedText = {
  readonly text: string;
  readonly alphabet: Alphabet;
  /** 'broken' has bytes that are no letter, which became U+FFFD; 'guessed' says nowhere which alphabet it is. */
  readonly certainty: 'sure' | 'broken' | 'guessed';
};

const MARK = '\xef\xbb\xbf';
const BROKEN = /\ufffd/g;
const WRITTEN_IN_SEVERAL_BYTES = /[^\0-\x7f\ufffd]/g;
const CODE_PAGE_OF_DOS = 850;

/**
 * The text of a CSV file. Spreadsheets write UTF-8, UTF-16 ('texto Unicode') or the alphabet of Windows, old Macs or DOS.
 * A mark decides; so do letters that only UTF-8 writes as it does, even beside broken bytes.
 */
export async function decodedText(bytes: Buffer): Promise<DecodedText> {
  const unicode = utf16Of(bytes);
  if (unicode !== null)
    return { text: new TextDecoder(unicode).decode(bytes), alphabet: unicode, certainty: 'sure' };
  const text = new TextDecoder('utf-8').decode(bytes);
  const isMarked = bytes.toString('latin1', 0, 3) === MARK;
  const broken = isValid(bytes) ? 0 : countOf(text, BROKEN);
  if (broken === 0) return { text, alphabet: 'utf-8', certainty: 'sure' };
  if (isMarked || countOf(text, WRITTEN_IN_SEVERAL_BYTES) > broken)
    return { text, alphabet: 'utf-8', certainty: 'broken' };
  return likeliest(bytes);
}

function isValid(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** By the letters that Spanish has inside words; without any, Windows. */
async function likeliest(bytes: Buffer): Promise<DecodedText> {
  const codePages = await import('@e965/xlsx/dist/cpexcel.full.mjs');
  const texts = [
    { alphabet: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) },
    { alphabet: 'macintosh', text: new TextDecoder('macintosh').decode(bytes) },
    { alphabet: 'ibm850', text: codePages.utils.decode(CODE_PAGE_OF_DOS, bytes) },
  ] as const;
  const [best] = texts
    .map((decoded) => ({ ...decoded, score: spanishLook(decoded.text) }))
    .sort((one, other) => other.score - one.score);
  const { text, alphabet } = best ?? texts[0];
  return { text, alphabet, certainty: 'guessed' };
}

const LETTER_OF_WORD = /(?<=[a-z])[áéíóúüñçÁÉÍÓÚÜÑ]|[áéíóúüñÁÉÍÓÚÜÑ](?=[a-z])|(?<=[A-Z])[ÁÉÍÓÚÜÑ]/g;
const STRANGE = /[^\0-\x7fáéíóúüñçÁÉÍÓÚÜÑÇ¿¡ºª°½¼¾²³×·–—‘’“”«»…•€®™©±´àèìòùÀÈÌÒÙâêîôûãõäëïö\u00a0]/g;

function spanishLook(text: string): number {
  return countOf(text, LETTER_OF_WORD) - 2 * countOf(text, STRANGE);
}

/** Whether a text has a sign that no Spanish list has: it was written in another alphabet, or a byte is broken. */
export function looksGarbled(text: string): boolean {
  return text.search(STRANGE) !== -1;
}

/** By the byte order mark, or by letters that each have a zero beside them. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.toString('latin1', 0, 8);
  if (/^(?:\xff\xfe|(?:[^\0]\0){4})/.test(start)) return 'utf-16le';
  if (/^(?:\xfe\xff|(?:\0[^\0]){4})/.test(start)) return 'utf-16be';
  return null;
}
