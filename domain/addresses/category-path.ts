import { type Branch, TAXONOMY } from '../catalogue/taxonomy.ts';
import { normalised } from '../text/normalised.ts';

type CategoryView = {
  /** The values of `Filters`. */
  readonly type: string;
  readonly subsection: string;
  /** From 1, with the largest page size. */
  readonly page?: number;
};

/**
 * The canonical address of a category's page: names as the taxonomy spells them, and no parameters that change only
 * the order (FILTER-014, SEO-G03).
 */
export function categoryPath({ type, subsection, page = 1 }: CategoryView): string {
  const params = [
    ['type', type === 'all' ? null : known(type, TYPES)],
    ['subsection', subsection === 'all' ? null : known(subsection, SUBSECTIONS)],
    ['page', page === 1 ? null : String(page)],
  ].flatMap(([name, value]) =>
    value == null ? [] : [`${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+')}`],
  );
  return params.length === 0 ? '/' : `/?${params.join('&')}`;
}

const SUBSECTIONS = namesOf(({ subsections }) => subsections.map(({ name }) => name));
const TYPES = namesOf(({ filterType, subsections }) => [
  filterType,
  ...subsections.flatMap(({ types }) => types),
]);

function namesOf(ofBranch: (branch: Branch) => readonly string[]): ReadonlyMap<string, string> {
  return new Map(TAXONOMY.flatMap(ofBranch).map((name) => [normalised(name), name]));
}

function known(text: string, names: ReadonlyMap<string, string>): string {
  return names.get(normalised(text)) ?? text;
}
