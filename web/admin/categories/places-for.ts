import { OTHERS, screenSection } from '#domain/catalogue/taxonomy.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import type { Place } from './categories-api.ts';

type PlaceGroup = { readonly label: string; readonly places: readonly Place[] };

/** The places for the products of a category: merged subsections go into a subsection, all others into a type. */
export function placesFor(
  tree: WireCategories['tree'],
  { place, purpose }: { place: Place; purpose: 'merge' | 'remove' },
): PlaceGroup[] {
  const groups = place.type === '' && purpose === 'merge' ? subsectionsOf(tree) : typesOf(tree);
  const isLeft = (one: Place) =>
    one.subsection === place.subsection && (place.type === '' || one.type === place.type);
  return groups
    .map(({ label, places }) => ({ label, places: places.filter((one) => !isLeft(one)) }))
    .filter(({ places }) => places.length > 0);
}

function subsectionsOf(tree: WireCategories['tree']): PlaceGroup[] {
  return tree.map(({ section, subsections }) => ({
    label: screenSection(section),
    places: subsections.map(({ name }) => ({ section, subsection: name, type: '' })),
  }));
}

function typesOf(tree: WireCategories['tree']): PlaceGroup[] {
  return tree.flatMap(({ section, subsections }) =>
    subsections.map(({ name, types }) => ({
      label: name,
      places: [...types.map((type) => type.name), OTHERS].map((type) => ({
        section,
        subsection: name,
        type,
      })),
    })),
  );
}
