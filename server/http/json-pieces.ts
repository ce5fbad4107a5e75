/** Letters of a piece; reading one takes about 2 ms. */
const PIECE = 128 * 1024;

/** A part of one of the lists, without the brackets around and the commas between. */
export type JsonPiece = {
  readonly list: number;
  readonly text: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [BRACE, BRACKET, END_OF_BRACE, END_OF_BRACKET] = [123, 91, 125, 93];

/**
 * Cuts the lists that are members of a JSON object into pieces, and returns the object's text with a list's number as the
 * only item of each. Nothing else is cut. The pieces and what remains are JSON exactly if the whole is.
 */
export function* jsonPieces(text: string, size: number = PIECE): Generator<JsonPiece, string> {
  if (text.length <= size || !/^\s*\{/.test(text)) return text;
  let frame = '';
  let copied = 0;
  let lists = 0;
  /** Where the present piece begins, while a list is read. */
  let start: number | null = null;
  let isFirst = true;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (letter === BRACE) depth += 1;
    else if (letter === BRACKET) {
      depth += 1;
      if (depth !== 2) continue;
      start = at + 1;
      isFirst = true;
      frame += text.slice(copied, start);
    } else if (letter === END_OF_BRACE || letter === END_OF_BRACKET) {
      if (depth === 2 && start !== null) {
        yield { list: lists, text: text.slice(start, at), isFirst, isLast: true };
        frame += lists;
        lists += 1;
        copied = at;
        start = null;
      }
      depth -= 1;
    } else if (letter === COMMA && depth === 2 && start !== null && at - start > size) {
      yield { list: lists, text: text.slice(start, at), isFirst, isLast: false };
      start = at + 1;
      isFirst = false;
    }
  }
  return frame + text.slice(copied);
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === BACKSLASH) at += 1;
    else if (letter === QUOTE) return at;
  }
  return text.length;
}
