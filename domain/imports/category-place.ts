import { type CategoryPlace, OTHERS, screenSection, type Taxonomy } from '../catalogue/taxonomy.ts';
import { normalised } from '../text/normalised.ts';
import { cellText, type ImportRow } from './import-row.ts';
import type { ImportSource } from './import-source.ts';

const LEVELS = ['section', 'subsection', 'type'] as const;

type NamedPlace = { readonly place: CategoryPlace; readonly words: readonly string[] };

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
 * a type, a subsection alone ('Otros'), or a type that only one subsection has.
 * @param taxonomy as the product form has it
 */
export function placeNamed(name: string, taxonomy: Taxonomy): CategoryPlace | null {
  const places = placesOf(taxonomy);
  const words = name.split('>').map((word) => normalised(word.trim()));
  if (words.length > 1) return endingIn(words.slice(-3), places) ?? endingIn(words.slice(-2), places);
  const [word = ''] = words;
  const inSubsection = places.filter((place) => place.words[1] === word && place.place.type === OTHERS);
  return only(inSubsection) ?? only(places.filter((place) => place.words[2] === word));
}

function endingIn(words: readonly string[], places: readonly NamedPlace[]): CategoryPlace | null {
  return only(places.filter((place) => place.words.slice(-words.length).join('>') === words.join('>')));
}

function only(found: readonly NamedPlace[]): CategoryPlace | null {
  const [first] = found;
  return found.length === 1 && first !== undefined ? first.place : null;
}
