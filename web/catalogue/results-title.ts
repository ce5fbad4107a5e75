import type { Filters } from '#domain/catalogue/filters.ts';
import { spelledCategory } from '#domain/catalogue/spelled-category.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { FoundProducts } from '#domain/search/found-products.ts';

/** The heading of the results: 'Todos los productos', 'Hilos', 'Hilos en oferta', 'Resultados para «aguja»'. */
export function resultsTitle(filters: Filters, taxonomy: Taxonomy): string {
  const shelf = shelfTitle(filters, taxonomy);
  const words = filters.text.trim();
  if (words === '') return shelf ?? 'Todos los productos';
  if (shelf === null) return `Resultados para «${words}»`;
  return `«${words}» ${shelf === OFFERS ? 'en oferta' : `en ${shelf}`}`;
}

/** The heading of a search that finds nothing, or other words than the typed ones; `null` for any other. */
export function foundTitle(
  { text }: Filters,
  { total, reading }: Pick<FoundProducts<unknown>, 'total' | 'reading'>,
): string | null {
  const words = text.trim();
  if (words !== '' && total === 0) return `No encontramos «${words}»`;
  if (reading === null) return null;
  if (reading.leftOut.length > 0) return `Sin ${quotedWords(reading.leftOut)}:`;
  const { corrected, inColour } = reading;
  if (inColour !== null) return `${inColour.thing} en ${inColour.colour.toLowerCase()}`;
  return corrected && corrected.charAt(0).toUpperCase() + corrected.slice(1);
}

/** '«ymk»', '«ymk» ni «azul»'. */
export function quotedWords(words: readonly string[]): string {
  return words.map((word) => `«${word}»`).join(' ni ');
}

const OFFERS = 'En oferta';

/** The chosen category, the offers, or both; `null` without a choice. */
export function shelfTitle({ onlyOffers, ...category }: Filters, taxonomy: Taxonomy): string | null {
  const title = categoryTitle(category, taxonomy);
  if (!onlyOffers) return title;
  return title === null ? OFFERS : `${title} en oferta`;
}

/** `null` when no category is chosen. */
export function categoryTitle(
  category: Pick<Filters, 'type' | 'subsection'>,
  taxonomy: Taxonomy,
): string | null {
  const { type, subsection } = spelledCategory(category, taxonomy);
  const branch = taxonomy.find(({ filterType }) => filterType === type);
  const names = [subsection, branch?.label ?? type].filter((name) => name !== 'all');
  return names.length === 0 ? null : names.join(' · ');
}
