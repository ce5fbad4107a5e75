import { type Random, randomFrom } from '#demo/random.ts';
import type { Product } from '#domain/products/product.ts';
import { normalised } from '#domain/text/normalised.ts';
import type { SearchCase } from './search-case.ts';
import { LETTER_ERRORS, spelledBySound, type TypingError } from './typing-errors.ts';

/** Makes a search for a product; `null` where the product offers none of its kind. */
type Maker = (product: Product, random: Random) => SearchCase | null;

/** How many searches of each kind, 150 in all. */
const KINDS: readonly (readonly [count: number, make: Maker])[] = [
  ...Object.values(LETTER_ERRORS).map((error) => [12, withError(error)] as const),
  [20, withError(spelledBySound)],
  [16, inOtherNumber],
  [12, joined],
  [10, split],
  [14, withColour],
  [10, withModel],
  [20, byCode],
];

/** The searches that a generator types for products drawn from a catalogue; a seed always types the same ones. */
export function typedSearches(products: readonly Product[], seed: number): readonly SearchCase[] {
  const random = randomFrom(seed);
  return KINDS.flatMap(([count, make]) => {
    const searches: SearchCase[] = [];
    while (searches.length < count) {
      const search = make(random.pick(products), random);
      if (search !== null) searches.push(search);
    }
    return searches;
  });
}

/** The first two words of a name that say what the product is: 'Cierre metálico'. */
function kindOf({ name }: Product): readonly string[] {
  return normalised(name)
    .split(' ')
    .filter((word) => /^[a-z]{4,}$/.test(word) && word !== 'para')
    .slice(0, 2);
}

function withError(error: TypingError): Maker {
  return (product, random) => {
    const kind = kindOf(product);
    const at = random.between({ least: 0, most: kind.length - 1 });
    const word = kind[at];
    const mistaken = word === undefined ? null : error(word, random);
    return mistaken === null ? null : { text: kind.with(at, mistaken).join(' '), wanted: kind.join(' ') };
  };
}

/** The plural of what is written in singular, and the other way round. */
function inOtherNumber(product: Product): SearchCase | null {
  const [word] = kindOf(product);
  if (word === undefined) return null;
  const isPlural = word.endsWith('s');
  if (!isPlural) return { text: /[aeiou]$/.test(word) ? `${word}s` : `${word}es`, wanted: word };
  const singular = word.endsWith('ones') ? word.slice(0, -2) : word.slice(0, -1);
  return { text: singular, wanted: word };
}

function joined(product: Product): SearchCase | null {
  const kind = kindOf(product);
  return kind.length < 2 ? null : { text: kind.join(''), wanted: kind.join(' ') };
}

function split(product: Product, random: Random): SearchCase | null {
  const [word = ''] = kindOf(product);
  if (word.length < 7) return null;
  const at = random.between({ least: 3, most: word.length - 3 });
  return { text: `${word.slice(0, at)} ${word.slice(at)}`, wanted: word };
}

function withColour(product: Product, random: Random): SearchCase | null {
  const [word] = kindOf(product);
  if (word === undefined || product.colours.length === 0) return null;
  const colour = normalised(random.pick(product.colours));
  return { text: `${word} ${colour}`, wanted: `${word} ${colour}` };
}

function withModel(product: Product, random: Random): SearchCase | null {
  const [word] = kindOf(product);
  if (word === undefined || product.models.length === 0) return null;
  const model = normalised(random.pick(product.models));
  return { text: `${word} ${model}`, wanted: `${word} ${model}` };
}

/** A code as people copy it: whole, in small letters, or without its dash. */
function byCode({ code }: Product, random: Random): SearchCase | null {
  if (code === null) return null;
  const text = random.pick([code, code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ')]);
  return { text, wanted: code };
}
