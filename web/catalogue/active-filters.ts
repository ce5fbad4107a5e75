import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { priceRangeText } from './price-range-text.ts';
import { categoryTitle } from './results-title.ts';

export type ActiveFilter = {
  readonly label: string;
  /** The change that removes it. */
  readonly removal: Partial<Filters>;
};

/** The filters that are set. A subsection goes with its type, which means nothing without it. */
export function activeFilters(filters: Filters, taxonomy: Taxonomy): ActiveFilter[] {
  const { type, subsection, text, onlyOffers, onlyBulkOffers, brands, colours } = filters;
  const words = text.trim();
  const subsectionName = categoryTitle({ ...NO_FILTERS, subsection }, taxonomy);
  const typeName = categoryTitle({ ...NO_FILTERS, type }, taxonomy);
  const removeType = { type: NO_FILTERS.type };
  return [
    ...(words === '' ? [] : [{ label: `«${words}»`, removal: { text: '' } }]),
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

function priceFilter({ price, minPrice }: Filters): ActiveFilter[] {
  if (price === 0 && minPrice === 0) return [];
  const removal = { ...(price > 0 && { price: 0 }), ...(minPrice > 0 && { minPrice: 0 }) };
  return [{ label: priceRangeText({ price, minPrice }), removal }];
}

function without(names: readonly string[], removed: string): string[] {
  return names.filter((name) => name !== removed);
}
