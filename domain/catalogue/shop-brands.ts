import type { Searchable } from '../entries/catalogue-entry.ts';
import { distinctSlugs } from '../text/distinct-slugs.ts';
import { comparableName } from './comparable-name.ts';
import type { Shelves } from './shelves.ts';

/** A brand of visible products, as the first of them spells it. */
export type ShopBrand = {
  readonly name: string;
  /** The last part of its address: '/marca/anil'. */
  readonly slug: string;
  readonly count: number;
  /** Its products by subsection, as the first of them spells it. */
  readonly subsections: readonly { readonly name: string; readonly count: number }[];
};

type Tally = { readonly name: string; readonly subsections: Map<string, { name: string; count: number }> };

/** By name, so that two brands with one slug always get the same addresses. */
export function shopBrands<T extends Searchable>(shelves: Shelves<T>): readonly ShopBrand[] {
  const tallies = new Map<string, Tally>();
  for (const shelf of shelves) for (const { product } of shelf) count(tallies, product);
  const sorted = [...tallies].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tally]) => tally);
  const slugs = distinctSlugs(sorted.map(({ name }) => name));
  return sorted.map(({ name, subsections }, at) => {
    const counts = [...subsections.values()];
    return {
      name,
      slug: slugs[at] ?? '',
      count: counts.reduce((total, one) => total + one.count, 0),
      subsections: counts.sort((one, other) => other.count - one.count),
    };
  });
}

function count(tallies: Map<string, Tally>, { brand, subsection }: Searchable): void {
  const key = comparableName(brand);
  if (key === '') return;
  const tally = tallies.get(key) ?? { name: brand.trim(), subsections: new Map() };
  tallies.set(key, tally);
  const place = comparableName(subsection);
  const counted = tally.subsections.get(place);
  if (counted === undefined) tally.subsections.set(place, { name: subsection, count: 1 });
  else counted.count += 1;
}
