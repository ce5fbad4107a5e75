import { soundOf } from './sound.ts';

/**
 * The sounds of a word and of what may be its singular: the plural 'lápices' and the singular 'lápiz' have one in common,
 * as have 'cierres' and 'cierre' or 'botones' and 'botón'. The word's own sound comes first.
 * @param word normalised
 */
export function soundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  return [sound, ...ENDINGS.filter((ending) => sound.endsWith(ending)).map(without)].filter(
    (form, at) => at === 0 || form.length >= SHORTEST_STEM,
  );

  function without(ending: string): string {
    return sound.slice(0, -ending.length);
  }
}

/** The spellings of a word, or of a phrase's first word, in singular, plural and the other gender; itself first. */
export function spellingsOf(phrase: string): readonly string[] {
  const [word = '', ...rest] = phrase.split(' ');
  if (!/^\p{L}{3,}$/u.test(word)) return [phrase];
  const singulars = [
    word,
    word.replace(/ces$/, 'z'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
    inFullSize(word),
  ];
  const stems = singulars.filter((stem) => stem.length >= SHORTEST_STEM);
  const numbers = [...stems, `${word}s`, `${word}es`, word.replace(/z$/, 'ces')];
  return [...new Set([...numbers, ...numbers.map(inOtherGender)])].map((form) => [form, ...rest].join(' '));
}

/** 'tijera' for 'tijeritas'. */
function inFullSize(word: string): string {
  return word.replace(/(?<=.{3})it(?=[ao]s?$)/, '').replace(/s$/, '');
}

/** 'roja' for 'rojo', 'rojos' for 'rojas'. */
function inOtherGender(word: string): string {
  return word.replace(/[ao](?=s?$)/, (ending) => (ending === 'a' ? 'o' : 'a'));
}

const ENDINGS = ['es', 's'] as const;

const SHORTEST_STEM = 3;
