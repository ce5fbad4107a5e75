/** What chats put before a message: '[22/11/26, 10:15] Ana: ', '22/11/26 10:15 - Ana: '. */
const SENDER =
  /^\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?\]?(?: -)? [^:]{1,40}: /i;

/** A dot, a box to tick, a number of the list. */
const BULLET =
  /^(?:(?:[-–—•·*\u25aa\u25e6\u2713]|\p{Extended_Pictographic}\ufe0f?)+|\[[ x]?\]|\d{1,3}[.)](?=\s))\s*/iu;

/** What it costs: '… $11.790', '- $ 850 c/u'. */
const PRICE = /(?:[-–—:=(] *)?\$ ?\d[\d.,]*(?: *(?:c\/u|cada un[oa]|pesos))?\)?/giu;

/** What asks for the thing that follows: 'necesito 2 cierres', 'y un hilo'. */
const ASKING =
  /^(?:(?:hola|buenas)[\s,!¡]+)?(?:(?:y|tambi[eé]n|adem[aá]s|por favor|necesito|necesitar[ií]a|quiero|quisiera|quer[ií]a|busco|ten[eé]s|tienen|dame|mandame|agregame|sumame)[\s,:]+)+(?=[\p{L}\p{N}]{1,})/iu;

const PICTURES = /\p{Extended_Pictographic}\ufe0f?/gu;

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;

/** A line without what chats, lists and quotes put around it. */
export function withoutMarks(line: string): string {
  const bare = line.replaceAll(INVISIBLE, '').trim().replace(SENDER, '');
  // A box may follow a dot.
  const unmarked = bare.replace(BULLET, '').replace(BULLET, '');
  const unpriced = unmarked.replace(PICTURES, ' ').replace(PRICE, ' ').trim();
  const asked = withoutEnd(unpriced.replace(/^["«“']/, ''));
  return asked.replace(ASKING, '') || asked;
}

const ENDS = new Set('"»”\'.,; !?…');

function withoutEnd(line: string): string {
  let end = line.length;
  while (ENDS.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
