import { type CatalogueIndex, indexedEntries } from '#domain/catalogue/search-index.ts';
import { type CatalogueEntry, catalogueEntry } from '#domain/entries/catalogue-entry.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';

const PIECE_MS = 6;

/** Builds the index in pieces shorter than a frame, so that it never blocks typing or scrolling. */
export async function indexedInPieces(
  cards: Iterable<ListedProduct>,
): Promise<CatalogueIndex<ListedProduct>> {
  const entries: CatalogueEntry<ListedProduct>[] = [];
  let pieceEnds = performance.now() + PIECE_MS;
  for (const card of cards) {
    entries.push(catalogueEntry(card));
    if (performance.now() < pieceEnds) continue;
    await new Promise((resume) => setTimeout(resume));
    pieceEnds = performance.now() + PIECE_MS;
  }
  return indexedEntries(entries);
}
