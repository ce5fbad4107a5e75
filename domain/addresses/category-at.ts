import { type Categories, subsectionAt } from '../catalogue/categories.ts';
import type { Filters } from '../catalogue/filters.ts';
import { type CategoryPlace, shownFirstTaxonomy, type Taxonomy } from '../catalogue/taxonomy.ts';
import { distinctSlugs } from '../text/distinct-slugs.ts';
import { slug } from '../text/slug.ts';
import { addressedTypes } from './category-path.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;

/** The parts of '/categoria/:section/:subsection?/:type?', decoded. */
export type CategoryAddress = {
  readonly section: string;
  readonly subsection?: string | undefined;
  readonly type?: string | undefined;
};

/** The category of an address, however it is written; `null` when the taxonomy has none. */
export function categoryAt(address: CategoryAddress, taxonomy: Taxonomy): Category | null {
  const branch = taxonomy.find(({ label }) => slug(label) === slug(address.section));
  if (branch === undefined) return null;
  if (address.subsection === undefined) return { type: branch.filterType, subsection: 'all' };
  const subsection = named(branch.subsections, ({ name }) => name, address.subsection);
  if (subsection === null) return null;
  if (address.type === undefined) return { type: 'all', subsection: subsection.name };
  const type = named(addressedTypes(subsection.types), (name) => name, address.type);
  return type === null ? null : { type, subsection: subsection.name };
}

/** Where the address of an old category leads now; `null` when no category had it (STORE-004). */
export function categoryOnceAt(address: CategoryAddress, categories: Categories): Category | null {
  const { tree, former } = categories;
  const section = shownFirstTaxonomy(tree).find(
    ({ label }) => slug(label) === slug(address.section),
  )?.section;
  const { subsection, type = '' } = address;
  if (section === undefined || subsection === undefined) return null;
  const moves = former
    .toReversed()
    .filter(({ from }) => from.section === section && slug(from.subsection) === slug(subsection));
  const ofType = moves.find(({ from }) => from.type !== '' && slug(from.type) === slug(type));
  if (type !== '' && ofType !== undefined) return filtersOf(ofType.to);
  const whole = moves.find(({ from }) => from.type === '');
  if (whole === undefined) return null;
  if (type === '') return filtersOf(whole.to);
  const kept = named(typesAt(whole.to, categories), (name) => name, type);
  return kept === null ? null : filtersOf({ ...whole.to, type: kept });
}

function typesAt(place: CategoryPlace, { tree }: Categories): readonly string[] {
  return addressedTypes(subsectionAt(tree, place)?.types.map(({ name }) => name) ?? []);
}

function filtersOf({ subsection, type }: CategoryPlace): Category {
  return { subsection, type: type || 'all' };
}

function named<T>(siblings: readonly T[], nameOf: (one: T) => string, written: string): T | null {
  return siblings[distinctSlugs(siblings.map(nameOf)).indexOf(slug(written))] ?? null;
}
