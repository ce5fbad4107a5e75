import { type Filters, NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { pesos } from '#domain/money/centavos.ts';
import { formatExactPrice, formatWholePesos } from '#web/format.ts';
import { categoryTitle } from './results-title.ts';

export type ActiveFilter = {
  readonly label: string;
  /** The change that removes it. */
  readonly removal: Partial<Filters>;
};

/** The filters that are set. A subsection goes with its type, which means nothing without it. */
export function activeFilters(
  { type, subsection, price, text, onlyOffers }: Filters,
  taxonomy: Taxonomy,
): ActiveFilter[] {
  const words = text.trim();
  const subsectionName = categoryTitle({ ...NO_FILTERS, subsection }, taxonomy);
  const typeName = categoryTitle({ ...NO_FILTERS, type }, taxonomy);
  const removeType = { type: NO_FILTERS.type };
  return [
    ...(words === '' ? [] : [{ label: `«${words}»`, removal: { text: '' } }]),
    ...(onlyOffers ? [{ label: 'En oferta', removal: { onlyOffers: false } }] : []),
    ...(subsectionName === null
      ? []
      : [{ label: subsectionName, removal: { subsection: NO_FILTERS.subsection, ...removeType } }]),
    ...(typeName === null ? [] : [{ label: typeName, removal: removeType }]),
    ...(price === 0 ? [] : [{ label: `Hasta ${priceText(price)}`, removal: { price: 0 } }]),
  ];
}

function priceText(amount: number): string {
  return Number.isInteger(amount) ? formatWholePesos(amount) : formatExactPrice(pesos(amount));
}
