import { UNIT_CODES, type UnitCode } from './sale-unit.ts';

type UnitWord = {
  readonly pattern: RegExp;
  /** What one of it is in the unit in which the product is sold, as a fraction. */
  readonly numerator: bigint;
  readonly denominator: bigint;
};

const one = (pattern: RegExp): UnitWord => ({ pattern, numerator: 1n, denominator: 1n });
const part = (pattern: RegExp, denominator: bigint): UnitWord => ({ pattern, numerator: 1n, denominator });

/** How people write the units, in lower case and without accents. */
export const UNIT_WORDS: Readonly<Record<UnitCode, readonly UnitWord[]>> = {
  C62: [one(/^(?:u|un|ud|uds|unid|unids|unidad|unidades)$/)],
  MTR: [
    one(/^(?:m|mt|mts|mtr|mtrs|metro|metros)$/),
    part(/^(?:cm|cms|centimetro|centimetros)$/, 100n),
    part(/^(?:mm|milimetro|milimetros)$/, 1000n),
  ],
  KGM: [one(/^(?:k|kg|kgs|kilo|kilos|kilogramo|kilogramos)$/), part(/^(?:g|gr|grs|gramo|gramos)$/, 1000n)],
  LTR: [one(/^(?:l|lt|lts|litro|litros)$/), part(/^(?:ml|cc|cm3|mililitro|mililitros)$/, 1000n)],
};

/** The unit that a word names whole: 'mts' are metres, '' and 'c/u' name none. */
export function unitNamed(word: string): UnitCode | null {
  return UNIT_CODES.find((code) => UNIT_WORDS[code][0]?.pattern.test(word)) ?? null;
}

/** Whether a text has a word for the unit or a part of it: '1,5m', '20 cm', 'metro y medio'. */
export function namesUnit(text: string, code: UnitCode): boolean {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/\p{L}+3?/gu) ?? [];
  return words.some((word) => UNIT_WORDS[code].some(({ pattern }) => pattern.test(word)));
}
