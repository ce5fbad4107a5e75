/** What chats put before a message: '[22/11/26, 10:15] Ana: ', '22/11/26 10:15 - Ana: '. */
const SENDER =
  /^\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?\]?(?: -)? [^:]{1,40}: /i;

/** A dot, a box to tick, a number of the list. */
const BULLET = /^(?:[-–—•·*\u25aa\u25e6\u2713\u2714\u2610\u2611]+|\[[ x]?\]|\d{1,3}[.)](?=\s))\s*/i;

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;

/** A line without what chats, lists and quotes put around it. */
export function withoutMarks(line: string): string {
  const bare = line.replaceAll(INVISIBLE, '').trim().replace(SENDER, '');
  // A box may follow a dot.
  const unmarked = bare.replace(BULLET, '').replace(BULLET, '');
  return withoutEnd(unmarked.replace(/^["«“']/, ''));
}

const ENDS = new Set('"»”\'.,; ');

function withoutEnd(line: string): string {
  let end = line.length;
  while (ENDS.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
