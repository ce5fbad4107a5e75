import { type CategoryPlace, OTHERS, screenSection, type Taxonomy } from '../catalogue/taxonomy.ts';
import { normalised } from '../text/normalised.ts';
import { cellText, type ImportRow } from './import-row.ts';
import type { ImportSource } from './import-source.ts';

const LEVELS = ['section', 'subsection', 'type'] as const;

type NamedPlace = {
  readonly place: CategoryPlace;
  readonly words: readonly string[];
  /** The words of subsection and type, without their plural. */
  readonly stems: readonly (readonly string[])[];
};

// Each row of a sheet asks for them.
const known = new WeakMap<Taxonomy, readonly NamedPlace[]>();

/** All places of the product form, with the words that name each. */
function placesOf(taxonomy: Taxonomy): readonly NamedPlace[] {
  const places = known.get(taxonomy) ?? namedPlaces(taxonomy);
  known.set(taxonomy, places);
  return places;
}

function namedPlaces(taxonomy: Taxonomy): NamedPlace[] {
  return taxonomy.flatMap(({ section, subsections }) =>
    subsections.flatMap(({ name, types }) =>
      types.map((type) => ({
        place: { section, subsection: name, type },
        words: [screenSection(section), name, type].map(normalised),
        stems: [name, type].map(stemsOf),
      })),
    ),
  );
}

/** How a row names its category: 'Mercería > Hilos > Bordar'. '' when it names none. */
export function categoryName(row: ImportRow, source: ImportSource): string {
  const path = cellText(row, 'category').trim();
  // A product can stand in several categories of these programs; the first one counts.
  if (path !== '')
    return source === 'tiendanube' || source === 'woocommerce' ? (path.split(/(?<!\\),/)[0] ?? '') : path;
  return writtenLevels(row)
    .filter((name) => name !== '')
    .join(' > ');
}

/** Whether a row leaves a product where it is: it names some levels of its place, and no other. */
export function namesPlace(row: ImportRow, place: CategoryPlace): boolean {
  if (cellText(row, 'category').trim() !== '') return false;
  const own = levelsOf(place);
  return writtenLevels(row).every((name, level) => name === '' || normalised(name) === own[level]);
}

/**
 * The place of a product with the levels that a row names; `null` when there is none.
 * @param taxonomy as the product form has it
 */
export function placeBeside(row: ImportRow, place: CategoryPlace, taxonomy: Taxonomy): CategoryPlace | null {
  const own = levelsOf(place);
  const words = writtenLevels(row).map((name, level) => normalised(name) || (own[level] ?? ''));
  return endingIn(words, placesOf(taxonomy));
}

function writtenLevels(row: ImportRow): string[] {
  return LEVELS.map((field) => cellText(row, field).trim());
}

function levelsOf({ section, subsection, type }: CategoryPlace): string[] {
  return [screenSection(section), subsection, type].map((name) => normalised(name.trim()));
}

/**
 * The place that a name means without doubt, in any case and with or without accents: all three levels, a subsection and
 * a type, a section and a subsection, a subsection alone ('Otros'), or a type that only one subsection has; of a longer
 * path, its last name.
 * @param taxonomy as the product form has it
 */
export function placeNamed(name: string, taxonomy: Taxonomy): CategoryPlace | null {
  const places = placesOf(taxonomy);
  const words = pathOf(name, taxonomy);
  if (words.length > 1) {
    const [section = '', subsection = ''] = words;
    const others = [section, subsection, normalised(OTHERS)];
    return (
      endingIn(words.slice(-3), places) ??
      endingIn(words.slice(-2), places) ??
      (words.length === 2 ? endingIn(others, places) : null) ??
      lastNamed(words, places)
    );
  }
  return lastNamed(words, places);
}

/** A path begins with a section under either of its names: 'Máquinas de coser' or 'Máquina'. */
function pathOf(name: string, taxonomy: Taxonomy): string[] {
  const [first = '', ...others] = name.split('>').map((word) => normalised(word.trim()));
  const branch = taxonomy.find(({ label }) => normalised(label) === first);
  return [branch === undefined ? first : normalised(screenSection(branch.section)), ...others];
}

function lastNamed(words: readonly string[], places: readonly NamedPlace[]): CategoryPlace | null {
  const word = words.at(-1) ?? '';
  const inSubsection = places.filter((place) => place.words[1] === word && place.place.type === OTHERS);
  return only(inSubsection) ?? only(places.filter((place) => place.words[2] === word));
}

/**
 * The place that is proposed for a name without one: the one with most of its words; `null` where none has any.
 * @param taxonomy as the product form has it
 */
export function proposedPlace(name: string, taxonomy: Taxonomy): CategoryPlace | null {
  const sought = stemsOf(name);
  const [best] = placesOf(taxonomy)
    .map((place) => ({ ...place, score: scoreOf(place, sought) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return best?.place ?? null;
}

/** The words of a name without their plural. */
function stemsOf(name: string): string[] {
  return (normalised(name).match(/[a-z0-9ñ]{3,}/g) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));
}

/** A word of the type counts most; a place for others is meant where only its subsection is named. */
function scoreOf(
  { stems: [ofSubsection = [], ofType = []], place }: NamedPlace,
  sought: readonly string[],
): number {
  const inSubsection = ofSubsection.filter((stem) => sought.includes(stem)).length;
  const inType = ofType.filter((stem) => sought.includes(stem)).length;
  return 4 * inType + 2 * inSubsection + (place.type === OTHERS && inSubsection > 0 ? 1 : 0);
}

function endingIn(words: readonly string[], places: readonly NamedPlace[]): CategoryPlace | null {
  return only(places.filter((place) => place.words.slice(-words.length).join('>') === words.join('>')));
}

function only(found: readonly NamedPlace[]): CategoryPlace | null {
  const [first] = found;
  return found.length === 1 && first !== undefined ? first.place : null;
}
