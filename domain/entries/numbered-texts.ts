/** Texts that products share, normalised, each with a number. */
export type NumberedTexts = {
  /** By number. */
  readonly texts: string[];
  /** By the text as it is written. */
  readonly numbers: Map<string, number>;
};

export function numberedTexts(): NumberedTexts {
  return { texts: [], numbers: new Map() };
}

/** The number of a text, which gets the next one if it has none. */
export function numberOf(
  { texts, numbers }: NumberedTexts,
  written: string,
  prepared: (written: string) => string,
): number {
  const known = numbers.get(written);
  if (known !== undefined) return known;
  numbers.set(written, texts.length);
  return texts.push(prepared(written)) - 1;
}
