import { withDigits } from './number-words.ts';
import { isOnStep, nearestOnStep, partsOfOne, type SaleUnit, type UnitCode } from './sale-unit.ts';
import { UNIT_WORDS } from './unit-words.ts';

/** A quantity in smallest parts; or the quantities that it may mean, to be asked; or `null` for a text that is none. */
export type ReadQuantity = { readonly parts: number } | { readonly choices: readonly number[] } | null;

type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const TOKEN =
  /(?<mixed>\d+\s+\d+\/\d+)|(?<ratio>\d+\/\d+)|(?<thousands>\d{1,3}(?:\.\d{3})+(?:,\d+)?)|(?<decimal>\d+(?:[.,]\d+)?)|(?<word>\p{L}+3?)|\s+|(?<other>.)/gu;

const SIGNS: Readonly<Record<string, string>> = { '½': ' 1/2 ', '¼': ' 1/4 ', '¾': ' 3/4 ' };

/** Parts of a unit that have a name: 'medio metro', 'metro y medio', 'tres cuartos'. */
const NAMED_PARTS: Readonly<Record<string, Fraction>> = {
  medio: { numerator: 1n, denominator: 2n },
  media: { numerator: 1n, denominator: 2n },
  cuarto: { numerator: 1n, denominator: 4n },
  cuartos: { numerator: 1n, denominator: 4n },
};

const ZERO: Fraction = { numerator: 0n, denominator: 1n };
const ONE: Fraction = { numerator: 1n, denominator: 1n };

/**
 * Reads a length, weight or volume as people type and dictate it: '1,5', '1.5 m', '1 1/2', '150 cm', '1 m 50', 'metro y
 * medio', 'uno coma cinco' (UNIT-003). An amount off the step is asked, never rounded; so is '1.500', which may be either.
 */
export function readQuantity(text: string, unit: SaleUnit): ReadQuantity {
  const tokens = tokensOf(text);
  const doubtful = unit.scale === 0 ? -1 : tokens.findIndex((token) => DOUBTFUL.test(token));
  if (doubtful === -1) return readTokens(tokens, unit);
  const readings = ['', ','].map((sign) =>
    readTokens(tokens.with(doubtful, (tokens[doubtful] ?? '').replace('.', sign)), unit),
  );
  const choices = readings.flatMap((one) => (one === null ? [] : answersOf(one)));
  return choices.length === 0 ? null : { choices: [...new Set(choices)].sort((one, other) => one - other) };
}

/** Thousands for some, decimals for others: '1.500'. */
const DOUBTFUL = /^[1-9]\d{0,2}\.\d{3}$/;

function answersOf(read: NonNullable<ReadQuantity>): readonly number[] {
  return 'parts' in read ? [read.parts] : read.choices;
}

function readTokens(tokens: readonly string[], unit: SaleUnit): ReadQuantity {
  const sum = sumOf(tokens, unit);
  if (sum === null) return null;
  const numerator = sum.numerator * BigInt(partsOfOne(unit));
  const parts = numerator % sum.denominator === 0n ? Number(numerator / sum.denominator) : null;
  if (parts === 0 || (parts !== null && isOnStep(parts, unit))) return { parts };
  return { choices: nearestOnStep(numerator, sum.denominator, unit) };
}

/** Numbers and words; a sign that is neither stays as it is, so that the text isn't read. */
function tokensOf(text: string): string[] {
  const plain = text
    .replace(/[½¼¾]/g, (sign) => SIGNS[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const tokens = [...plain.replace(/\.\s*$/, '').matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => token.trim() !== '');
  return withDigits(tokens.map((token) => token.trim()));
}

/** What the tokens come to in units, or `null`: terms of an amount and a unit, as in '1 m 50' and 'metro y medio'. */
function sumOf(tokens: readonly string[], unit: SaleUnit): Fraction | null {
  let sum: Fraction | null = null;
  let before: Fraction | null = null;
  for (let at = 0; at < tokens.length; ) {
    const joint = sum !== null && /^(?:y|con)$/.test(tokens[at] ?? '') ? tokens[at] : undefined;
    if (joint !== undefined) at += 1;
    const amount = amountAt(tokens, at);
    at += amount?.length ?? 0;
    if (tokens[at] === 'de') at += 1;
    const named = sizeOf(tokens[at], unit.code);
    if (named !== null) at += 1;
    if (amount === null && named === null) return null;
    const bare = sum === null ? ONE : sizeOfRest(amount, { before, joint, unit });
    const size = named ?? bare;
    if (size === null) return null;
    sum = added(sum ?? ZERO, times(amount?.value ?? ONE, size));
    before = named;
  }
  return sum;
}

type Place = {
  /** The unit that was named just before. */
  readonly before: Fraction | null;
  readonly joint: string | undefined;
  readonly unit: SaleUnit;
};

/** What a later number without a unit counts: in 'metro y medio' metres, in '1 m 50' and '1 con 50' smallest parts. */
function sizeOfRest(amount: Amount | null, { before, joint, unit }: Place): Fraction | null {
  if (amount === null) return null;
  if (amount.isPart) return joint === 'y' ? (before ?? ONE) : null;
  const ofOne = BigInt(partsOfOne(unit));
  const isRest = /^\d{2,}$/.test(amount.typed) && BigInt(amount.typed) < ofOne;
  const isOfWhole = before === null ? joint === 'con' : isSame(before, ONE);
  return isRest && isOfWhole ? { numerator: 1n, denominator: ofOne } : null;
}

type Amount = {
  readonly typed: string;
  readonly value: Fraction;
  /** A half, a quarter: of what was named before. */
  readonly isPart: boolean;
  /** In tokens. */
  readonly length: number;
};

function amountAt(tokens: readonly string[], at: number): Amount | null {
  const token = tokens[at] ?? '';
  const named = NAMED_PARTS[token];
  if (named !== undefined) return { typed: token, value: named, isPart: true, length: 1 };
  const value = numberOf(token);
  if (value === null) return null;
  const part = NAMED_PARTS[tokens[at + 1] ?? ''];
  if (part !== undefined) return { typed: token, value: times(value, part), isPart: true, length: 2 };
  return { typed: token, value, isPart: token.includes('/'), length: 1 };
}

function numberOf(token: string): Fraction | null {
  const [, whole, top, bottom] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(token) ?? [];
  if (top !== undefined && bottom !== undefined) {
    const denominator = BigInt(bottom);
    return denominator === 0n
      ? null
      : { numerator: BigInt(whole ?? 0) * denominator + BigInt(top), denominator };
  }
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(token)) return decimal(token.replaceAll('.', ''));
  return /^\d+(?:[.,]\d+)?$/.test(token) ? decimal(token) : null;
}

function decimal(text: string): Fraction {
  const [whole = '', fraction = ''] = text.split(/[.,]/);
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function sizeOf(token: string | undefined, code: UnitCode): Fraction | null {
  return UNIT_WORDS[code].find(({ pattern }) => pattern.test(token ?? '')) ?? null;
}

function times(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}

function added(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

function isSame(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}
