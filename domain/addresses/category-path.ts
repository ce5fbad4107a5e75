import type { Filters } from '../catalogue/filters.ts';
import { spelledCategory } from '../catalogue/spelled-category.ts';
import { OTHERS, type Taxonomy } from '../catalogue/taxonomy.ts';
import { distinctSlugs } from '../text/distinct-slugs.ts';
import { normalisedCategory } from '../text/normalised.ts';
import { slug } from '../text/slug.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;

type CategoryView = Category & Partial<Pick<Filters, 'onlyOffers'>>;

/**
 * The canonical address of a category's first page: that of its place, '/categoria/merceria/hilos/algodon' (FIND-009). The
 * offers, and a type that is chosen in all subsections, stay filters of the home, with names as the taxonomy spells
 * them (FILTER-014, SEO-G03).
 */
export function categoryPath({ onlyOffers = false, ...category }: CategoryView, taxonomy: Taxonomy): string {
  const spelled = spelledCategory(category, taxonomy);
  const place = onlyOffers ? null : placePath(spelled, taxonomy);
  if (place !== null) return place;
  const { type, subsection } = spelled;
  const params = [
    ['type', type === 'all' ? null : type],
    ['subsection', subsection === 'all' ? null : subsection],
    ['offers', onlyOffers ? '1' : null],
  ].flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')}`],
  );
  return params.length === 0 ? '/' : `/?${params.join('&')}`;
}

/** `null` for what is no single place of the tree. */
function placePath({ type, subsection }: Category, taxonomy: Taxonomy): string | null {
  if (subsection === 'all') {
    const whole = taxonomy.find(({ filterType }) => filterType === type);
    return whole === undefined ? null : `/categoria/${slug(whole.label)}`;
  }
  for (const { label, subsections } of taxonomy) {
    const names = subsections.map(({ name }) => name);
    const at = names.indexOf(subsection);
    const types = addressedTypes(subsections[at]?.types ?? []);
    const typeAt = types.findIndex((name) => normalisedCategory(name) === normalisedCategory(type));
    if (at === -1 || (type !== 'all' && typeAt === -1)) continue;
    const ofType = type === 'all' ? '' : `/${distinctSlugs(types)[typeAt]}`;
    return `/categoria/${slug(label)}/${distinctSlugs(names)[at]}${ofType}`;
  }
  return null;
}

/** The types of a subsection that have an address: products of all others are in 'Otros'. */
export function addressedTypes(types: readonly string[]): readonly string[] {
  return [...types, OTHERS];
}
