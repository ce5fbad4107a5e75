import { normalised } from '../text/normalised.ts';
import type { Filters } from './filters.ts';
import { type Branch, TAXONOMY } from './taxonomy.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;

/** A category's names as the tree spells them; unknown names stay as written. */
export function spelledCategory({ type, subsection }: Category): Category {
  return { type: spelled(type, TYPES), subsection: spelled(subsection, SUBSECTIONS) };
}

const SUBSECTIONS = namesOf(({ subsections }) => subsections.map(({ name }) => name));
const TYPES = namesOf(({ filterType, subsections }) => [
  filterType,
  ...subsections.flatMap(({ types }) => types),
]);

function namesOf(ofBranch: (branch: Branch) => readonly string[]): ReadonlyMap<string, string> {
  return new Map(TAXONOMY.flatMap(ofBranch).map((name) => [normalised(name), name]));
}

function spelled(text: string, names: ReadonlyMap<string, string>): string {
  return names.get(normalised(text)) ?? text;
}
