import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { ThingInColour } from '#domain/catalogue/matches.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { priceRangeText } from './price-range-text.ts';
import { categoryTitle } from './results-title.ts';

export type ActiveFilter = {
  readonly label: string;
  /** The change that removes it. */
  readonly removal: Partial<Filters>;
};

/**
 * The filters that are set. A subsection goes with its type, which means nothing without it. A text that asks for a thing in
 * a colour is two of them.
 */
export function activeFilters(
  filters: Filters,
  taxonomy: Taxonomy,
  inColour: ThingInColour | null = null,
): ActiveFilter[] {
  const { type, subsection, text, onlyOffers, onlyBulkOffers, brands, colours } = filters;
  const subsectionName = categoryTitle({ ...NO_FILTERS, subsection }, taxonomy);
  const typeName = categoryTitle({ ...NO_FILTERS, type }, taxonomy);
  const removeType = { type: NO_FILTERS.type };
  return [
    ...searchFilters(text.trim(), inColour),
    ...(onlyOffers ? [{ label: 'En oferta', removal: { onlyOffers: false } }] : []),
    ...(onlyBulkOffers ? [{ label: 'Con oferta por cantidad', removal: { onlyBulkOffers: false } }] : []),
    ...(subsectionName === null
      ? []
      : [{ label: subsectionName, removal: { subsection: NO_FILTERS.subsection, ...removeType } }]),
    ...(typeName === null ? [] : [{ label: typeName, removal: removeType }]),
    ...brands.map((brand) => ({ label: brand, removal: { brands: without(brands, brand) } })),
    ...colours.map((colour) => ({ label: colour, removal: { colours: without(colours, colour) } })),
    ...priceFilter(filters),
  ];
}

function searchFilters(words: string, inColour: ThingInColour | null): ActiveFilter[] {
  if (words === '') return [];
  if (inColour === null) return [{ label: `«${words}»`, removal: { text: '' } }];
  return [
    { label: inColour.thing, removal: { text: inColour.withoutThing } },
    { label: inColour.colour, removal: { text: inColour.withoutColour } },
  ];
}

function priceFilter({ price, minPrice }: Filters): ActiveFilter[] {
  if (price === 0 && minPrice === 0) return [];
  const removal = { ...(price > 0 && { price: 0 }), ...(minPrice > 0 && { minPrice: 0 }) };
  return [{ label: priceRangeText({ price, minPrice }), removal }];
}

function without(names: readonly string[], removed: string): string[] {
  return names.filter((name) => name !== removed);
}
