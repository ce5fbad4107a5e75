import { type OwnColour, spelledColour } from '../look/own-colour.ts';
import { COLOURS } from '../products/colours.ts';
import { normalised } from '../text/normalised.ts';

/** How a file's colour is read: as one of the shop's, as a name of a model, or not before somebody says how. */
export type ColourReading =
  | { readonly is: 'colour'; readonly name: string }
  | { readonly is: 'model' | 'unknown' };

export type ReadColour = (name: string) => ColourReading;

/** What somebody chose for a colour that the shop lacks: the name of one of the shop's, or '' for a model. */
export type ChosenColours = ReadonlyMap<string, string>;

/** The key of a colour among those that somebody chose. */
export function colourKey(name: string): string {
  return normalised(name.trim());
}

/** @param chosen by `colourKey` */
export function colourReader(own: readonly OwnColour[], chosen: ChosenColours): ReadColour {
  return (name) => {
    const known = spelledColour(name, own);
    if (known !== null) return { is: 'colour', name: known };
    const choice = chosen.get(colourKey(name));
    if (choice === undefined) return { is: 'unknown' };
    // A colour of the shop's own can be gone since.
    const present = spelledColour(choice, own);
    if (choice === '') return { is: 'model' };
    return present === null ? { is: 'unknown' } : { is: 'colour', name: present };
  };
}

/** The shop's colour that is proposed for a name: one with all of its own words in it, else with any; `null` without. */
export function proposedColour(name: string, own: readonly OwnColour[]): string | null {
  const words = colourKey(name).split(/[^a-z0-9]+/);
  const names = [...own, ...COLOURS].map((colour) => colour.name);
  const sharing = (count: (words: readonly string[]) => boolean) =>
    names.find((known) => count(normalised(known).split(' '))) ?? null;
  return (
    sharing((known) => known.every((word) => words.includes(word))) ??
    sharing((known) => words.some((word) => word.length > 2 && known.includes(word)))
  );
}
