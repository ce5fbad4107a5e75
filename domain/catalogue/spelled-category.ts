import { normalised } from '../text/normalised.ts';
import type { Filters } from './filters.ts';
import type { Branch, Taxonomy } from './taxonomy.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;
type Spellings = Readonly<Record<keyof Category, ReadonlyMap<string, string>>>;

/** A category's names as the tree spells them; unknown names stay as written. */
export function spelledCategory({ type, subsection }: Category, taxonomy: Taxonomy): Category {
  const names = spellingsOf(taxonomy);
  return { type: spelled(type, names.type), subsection: spelled(subsection, names.subsection) };
}

// A page spells many names by one tree.
const known = new WeakMap<Taxonomy, Spellings>();

function spellingsOf(taxonomy: Taxonomy): Spellings {
  const spellings = known.get(taxonomy) ?? {
    subsection: namesOf(taxonomy, ({ subsections }) => subsections.map(({ name }) => name)),
    type: namesOf(taxonomy, ({ filterType, subsections }) => [
      filterType,
      ...subsections.flatMap(({ types }) => types),
    ]),
  };
  known.set(taxonomy, spellings);
  return spellings;
}

function namesOf(
  taxonomy: Taxonomy,
  ofBranch: (branch: Branch) => readonly string[],
): ReadonlyMap<string, string> {
  return new Map(taxonomy.flatMap(ofBranch).map((name) => [normalised(name), name]));
}

function spelled(text: string, names: ReadonlyMap<string, string>): string {
  return names.get(normalised(text)) ?? text;
}
