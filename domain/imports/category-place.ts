import type { Section } from '../catalogue/sections.ts';
import { ADMIN_TAXONOMY, screenSection } from '../catalogue/taxonomy.ts';
import { normalised } from '../text/normalised.ts';
import { cellText, type ImportRow } from './import-row.ts';
import type { ImportSource } from './import-source.ts';

/** Where the shop puts a product. */
export type CategoryPlace = { readonly section: Section; readonly subsection: string; readonly type: string };

const OTHERS = 'Otros';
const LEVELS = ['section', 'subsection', 'type'] as const;

/** All places of the product form, with the words that name each. */
const PLACES = ADMIN_TAXONOMY.flatMap(({ section, subsections }) =>
  subsections.flatMap(({ name, types }) =>
    types.map((type) => ({
      place: { section, subsection: name, type },
      words: [screenSection(section), name, type].map(normalised),
    })),
  ),
);

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

/** The place of a product with the levels that a row names; `null` when there is none. */
export function placeBeside(row: ImportRow, place: CategoryPlace): CategoryPlace | null {
  const own = levelsOf(place);
  return endingIn(writtenLevels(row).map((name, level) => normalised(name) || (own[level] ?? '')));
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
 */
export function placeNamed(name: string): CategoryPlace | null {
  const words = name.split('>').map((word) => normalised(word.trim()));
  if (words.length > 1) return endingIn(words.slice(-3)) ?? endingIn(words.slice(-2));
  const [word = ''] = words;
  const inSubsection = PLACES.filter((place) => place.words[1] === word && place.place.type === OTHERS);
  return only(inSubsection) ?? only(PLACES.filter((place) => place.words[2] === word));
}

function endingIn(words: readonly string[]): CategoryPlace | null {
  return only(PLACES.filter((place) => place.words.slice(-words.length).join('>') === words.join('>')));
}

function only(found: readonly (typeof PLACES)[number][]): CategoryPlace | null {
  const [first] = found;
  return found.length === 1 && first !== undefined ? first.place : null;
}
