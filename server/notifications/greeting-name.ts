const WORD = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u;
const MAX_WORDS = 2;
const MAX_LETTERS = 40;

/**
 * The name in a mail's greeting: the first two words of the first name, letters only, or ''. The shopper types both name
 * and address, so a longer text could carry a message to a stranger.
 */
export function greetingName(firstName: string): string {
  const words = firstName.trim().split(/\s+/).slice(0, MAX_WORDS);
  const foreign = words.findIndex((word) => !WORD.test(word));
  const named = foreign === -1 ? words : words.slice(0, foreign);
  while (named.join(' ').length > MAX_LETTERS) named.pop();
  return named.join(' ');
}
