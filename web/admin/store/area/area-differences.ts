import type { Side } from '../../conflict/version-difference.ts';
import { type EditedFields, fieldNames } from './area-definition.ts';

type AreaDifference<Fields> = {
  readonly name: keyof Fields & string;
  /** 'theirs' if only they changed the value; otherwise 'mine'. */
  readonly suggested: Side;
};

type Versions<Fields> = { readonly base: Fields; readonly mine: Fields; readonly theirs: Fields };

/** The names of the fields that differ. */
export function changedFields<Fields extends object>(
  definition: EditedFields<Fields>,
  one: Fields,
  other: Fields,
): (keyof Fields & string)[] {
  return fieldNames(definition).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** The differences between two editors' versions of an area. */
export function areaDifferences<Fields extends object>(
  definition: EditedFields<Fields>,
  { base, mine, theirs }: Versions<Fields>,
): AreaDifference<Fields>[] {
  const mineChanged = new Set(changedFields(definition, mine, base));
  return changedFields(definition, mine, theirs).map((name) => ({
    name,
    suggested: mineChanged.has(name) ? 'mine' : 'theirs',
  }));
}

/** My fields with theirs where those were chosen. */
export function mergedArea<Fields extends object>(
  { mine, theirs }: Pick<Versions<Fields>, 'mine' | 'theirs'>,
  sides: ReadonlyMap<string, Side>,
): Fields {
  const taken = Object.entries(theirs).filter(([name]) => sides.get(name) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}
