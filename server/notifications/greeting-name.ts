const WORD = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u;
const MOST_WORDS = 2;
const MOST_LETTERS = 40;

/**
 * What a mail may call a shopper: the first name's first two words, of letters alone, or '' without such a beginning.
 * Whoever orders chooses both the name and the address, so the shop's mail must carry nobody's message to a stranger.
 */
export function greetingName(firstName: string): string {
  const words = firstName.trim().split(/\s+/).slice(0, MOST_WORDS);
  const foreign = words.findIndex((word) => !WORD.test(word));
  const named = foreign === -1 ? words : words.slice(0, foreign);
  while (named.join(' ').length > MOST_LETTERS) named.pop();
  return named.join(' ');
}
