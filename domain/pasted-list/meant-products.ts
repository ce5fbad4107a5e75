import type { CatalogueIndex } from '../catalogue/search-index.ts';
import { isVariantSoldOut, isWhollySoldOut } from '../products/availability.ts';
import type { Product } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';
import { codeMatches } from '../search/code-matches.ts';
import { readTerms, type TermReading } from '../search/read-terms.ts';
import type { Synonyms } from '../search/synonyms.ts';
import { NONE, SYNONYM } from '../search/term-hits.ts';
import { normalised } from '../text/normalised.ts';
import { isSmall } from '../tokens/set-aside-words.ts';
import { keysOf, type Token, tokensIn } from '../tokens/tokens-in.ts';
import { namedVariant } from './named-variant.ts';

/** A product that a text may mean, and the variant that the text names; `null` where it has to be chosen. */
export type Candidate<T> = { readonly product: T; readonly variant: string | null };

export type Meant<T> = {
  /** Whether the only candidate is meant for certain, its variant too. */
  readonly isSure: boolean;
  /** How many words, numbers and amounts of the text the candidates say. */
  readonly said: number;
  /** The likeliest first; none for a text that means nothing of the shop. */
  readonly candidates: readonly Candidate<T>[];
};

const MOST = 5;

/**
 * The products that a text of a list means: by code, else by name with the colour or model in it (FIND-008).
 * @param isLiteral for a line that may be talk: it names a thing only by all of its words
 */
export function meantProducts<T extends Product>(
  index: CatalogueIndex<T>,
  text: string,
  { synonyms, isLiteral = false }: { synonyms: Synonyms; isLiteral?: boolean },
): Meant<T> {
  const coded = codedProducts(index, text);
  if (coded.products.length > 0) {
    const variantOf = variantReader(index, { text: coded.rest, synonyms });
    const candidates = coded.products.map((product) => ({ product, variant: variantOf(product) }));
    return {
      isSure: !coded.isGuess && isSure(candidates),
      said: Number.POSITIVE_INFINITY,
      candidates: candidates.slice(0, MOST),
    };
  }
  const read = readTerms(index, { text, synonyms });
  if (read === null || (isLiteral && !isSaidPlainly(read))) return { isSure: false, said: 0, candidates: [] };
  return namedProducts(index, read);
}

/** Whether no word is left out or taken for another. */
function isSaidPlainly({ terms, places, best: { first } }: TermReading): boolean {
  const said = saidPlainly(places, first);
  return terms.every((term, at) => (term.isWeak || (said & (1 << at)) !== 0) && !isSmall(term.text));
}

/** The terms that stand as whole words in the fields, colours or models of an entry. */
function saidPlainly({ plain, specified }: TermReading['places'], position: number): number {
  return (plain[position] ?? 0) & ~(specified[position] ?? 0);
}

function isSure(candidates: readonly Candidate<Product>[]): boolean {
  const [first] = candidates;
  return first !== undefined && candidates.length === 1 && canBeBought(first);
}

function canBeBought({ product, variant }: Candidate<Product>): boolean {
  return variant !== null && !isWhollySoldOut(product) && !isVariantSoldOut(product, variant);
}

type Coded<T> = {
  readonly products: readonly T[];
  readonly isGuess: boolean;
  /** The text without the code. */
  readonly rest: string;
};

/**
 * The products whose code is the text, or a word of it: the one with digits, or of several those with letters too, because
 * a number may be a quantity. Codes that only look like it are a guess.
 */
function codedProducts<T extends Product>(index: CatalogueIndex<T>, text: string): Coded<T> {
  const numbered = text.split(/\s+/).filter((word) => /\d/.test(word));
  const words = numbered.length === 1 ? numbered : numbered.filter((word) => /\p{L}/u.test(word));
  const found = [...new Set([text, ...words])].map((code) => ({
    ...codeMatches(index.entries, code),
    rest: text.replace(code, ' ').trim(),
  }));
  const whole = found.find((matches) => matches.whole.length > 0);
  if (whole !== undefined) return { products: whole.whole, isGuess: false, rest: whole.rest };
  const misread = found.find((matches) => matches.misread.length > 0);
  return { products: misread?.misread ?? [], isGuess: true, rest: misread?.rest ?? '' };
}

/** Which variant of a coded product the other words of its line name: by its whole name, else as in any text. */
function variantReader<T extends Product>(
  index: CatalogueIndex<T>,
  { text, synonyms }: { text: string; synonyms: Synonyms },
): (product: T) => string | null {
  const name = normalised(text);
  const read = readTerms(index, { text, synonyms });
  return (product) => {
    const named = variantsOf(product).find(({ label }) => label !== '' && normalised(label) === name);
    return named?.key ?? namedVariant(product, read);
  };
}

function namedProducts<T extends Product>(index: CatalogueIndex<T>, read: TermReading): Meant<T> {
  const { terms, places, best } = read;
  const order = [...best.positions.keys()].sort(
    (one, other) => (best.fits[one] ?? 0) - (best.fits[other] ?? 0),
  );
  const positions = order.flatMap((at) => best.positions[at] ?? []);
  const isWhole = terms.every((term, at) => term.isWeak || (best.wanted & (1 << at)) !== 0);
  const plain = positions.filter((position) => (saidPlainly(places, position) & best.wanted) === best.wanted);
  const whole = isWhole ? wholeNames(index, plain, read) : [];
  const meant = whole.length === 1 ? whole : positions;
  const candidates = meant.slice(0, MOST).flatMap((position) => {
    const product = index.entries[position]?.product;
    return product === undefined ? [] : { product, variant: namedVariant(product, read) };
  });
  const isOnly = isWhole && meant.length === 1 && plain.length > 0;
  return { isSure: isOnly && isSure(candidates), said: bitsIn(best.wanted), candidates };
}

/** Those whose whole name the terms say; of these the longest name, because it says more. */
function wholeNames<T extends Product>(
  { entries }: CatalogueIndex<T>,
  positions: readonly number[],
  read: TermReading,
): readonly number[] {
  const named = positions.map((position) => {
    const tokens = tokensIn(entries[position]?.product.name ?? '').filter(({ text }) => !isSmall(text));
    return { position, length: tokens.length, isSaid: tokens.every((token) => isSaid(token, read)) };
  });
  const whole = named.filter((one) => one.isSaid);
  const longest = whole.reduce((most, { length }) => Math.max(most, length), 0);
  return whole.filter(({ length }) => length === longest).map(({ position }) => position);
}

function isSaid(token: Token, { hits, texts }: TermReading): boolean {
  const keys = keysOf(token).flatMap((key) => texts.words.known.numbers.get(key) ?? []);
  return hits.some(({ words }) => keys.some((key) => (words[key] ?? NONE) <= SYNONYM));
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
