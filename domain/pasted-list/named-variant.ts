import type { Product } from '../products/product.ts';
import { type Variant, variantsOf } from '../products/variants.ts';
import type { TermReading } from '../search/read-terms.ts';
import { NONE } from '../search/term-hits.ts';
import { isSmall } from '../tokens/set-aside-words.ts';
import { tokensIn } from '../tokens/tokens-in.ts';

/** The key of the colour or model that a text names, or of the only one; `null` where it has to be chosen. */
export function namedVariant(product: Product, read: TermReading | null, inFields = 0): string | null {
  const variants = variantsOf(product);
  const [only, ...others] = variants;
  if (only === undefined || others.length === 0) return only?.key ?? null;
  if (read === null) return null;
  const named = variants.map((variant) => ({ variant, terms: termsOf(variant, read, inFields) }));
  const most = Math.max(...named.map(({ terms }) => terms));
  const fitting = named.filter(({ terms }) => terms === most && most > 0).map(({ variant }) => variant);
  // 'azul' is the colour 'Azul', even where there is an 'Azul marino' too.
  const shortest = Math.min(...fitting.map(wordsIn));
  const [chosen, ...rivals] = fitting.filter((variant) => wordsIn(variant) === shortest);
  return chosen === undefined || rivals.length > 0 ? null : chosen.key;
}

/** How many terms name a variant. A loose number that the fields have names none: '× 5' is no 'N.º 5'. */
function termsOf({ label }: Variant, { hits, terms, texts }: TermReading, inFields: number): number {
  const number = texts.variants.known.numbers.get(label);
  if (number === undefined) return 0;
  return hits.filter(({ variants }, at) => {
    const isElsewhere = terms[at]?.kind === 'number' && (inFields & (1 << at)) !== 0;
    return !isElsewhere && (variants?.[number] ?? NONE) !== NONE;
  }).length;
}

function wordsIn({ label }: Variant): number {
  return tokensIn(label).filter(({ text }) => !isSmall(text)).length;
}
