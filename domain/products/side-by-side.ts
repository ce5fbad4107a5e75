import { normalisedCategory } from '../text/normalised.ts';
import type { Product } from './product.ts';

type Specified = Pick<Product, 'specifications'>;

/** A specification by its name, with the value of each product; `null` for one that doesn't say it. */
export type ComparedRow = { readonly name: string; readonly values: readonly (string | null)[] };

/**
 * The specifications of products side by side, in the order in which they are first named: of 'Velocidad: 4.500 ppm.
 * Garantía: 12 meses.' two rows. What has no name comes last, in one row without any.
 */
export function sideBySide(products: readonly Specified[]): ComparedRow[] {
  const read = products.map(({ specifications }) => namedParts(specifications));
  const names = new Map(
    read.flatMap((parts) => [...parts].map(([key, { name }]) => [key, name] as const)).reverse(),
  );
  const keys = [...new Set(read.flatMap((parts) => [...parts.keys()]))].sort(unnamedLast);
  return keys.map((key) => ({
    name: names.get(key) ?? '',
    values: read.map((parts) => parts.get(key)?.value ?? null),
  }));
}

type Parts = ReadonlyMap<string, { readonly name: string; readonly value: string }>;

/** The parts by name as it is compared; the key of those without one is ''. */
function namedParts(specifications: string): Parts {
  const parts = new Map<string, { name: string; value: string }>();
  for (const sentence of sentencesOf(specifications)) {
    const [, name = '', named] = /^([^:]{1,40}):\s+(.+)$/s.exec(sentence) ?? [];
    const value = named ?? sentence;
    const key = normalisedCategory(name).trim();
    const before = parts.get(key);
    parts.set(key, { name, value: before === undefined ? value : `${before.value}. ${value}` });
  }
  return parts;
}

/** A full stop ends a sentence before a capital letter: not in '4.500 ppm', 'N.º 3' or '0.8 mm'. */
function sentencesOf(specifications: string): string[] {
  return specifications
    .split(/\n+|;\s+|\.\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean);
}

function unnamedLast(one: string, other: string): number {
  return Number(one === '') - Number(other === '');
}
