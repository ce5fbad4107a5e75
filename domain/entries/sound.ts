/**
 * How a Spanish word sounds in Argentina, in letters that stand for one sound each: 'sierre' and 'cierre', 'bies' and
 * 'vies', 'abuja' and 'avuja' are alike. Doubled letters count once. Digits stay as they are.
 * @param word normalised
 */
export function soundOf(word: string): string {
  let sound = word;
  for (const [spelling, letter] of SPELLINGS) sound = sound.replace(spelling, letter);
  return sound;
}

/** In turn. 'C' is the sound of 'ch'. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/qu?(?=[ei])/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[ei])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
  [/([a-zC])\1+/g, '$1'],
];
