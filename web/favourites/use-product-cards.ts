import { useCallback, useEffect, useState } from 'react';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import { fetchProducts } from '#web/api/fetch-products.ts';
import {
  arrivingCatalogue,
  isCatalogueLoaded,
  localCards,
  preloadCatalogue,
  refreshCatalogue,
} from '#web/catalogue/preload-catalogue.ts';
import { useCategories } from '#web/storefront/store-context.tsx';

export type ProductCards = {
  /** By id, without products that are gone or hidden; `null` until they come. */
  readonly cards: ReadonlyMap<string, ListedProduct> | null;
  readonly isFailed: boolean;
  retry(): void;
};

/** The cards of those products. Ones that came stay, also when `ids` has no use for them any more. */
export function useProductCards(ids: readonly string[]): ProductCards {
  const { taxonomy } = useCategories();
  const [cards, setCards] = useState<ProductCards['cards']>(null);
  const [isFailed, setIsFailed] = useState(false);
  const wanted = ids.toSorted().join(',');
  const load = useCallback(async () => {
    const found = wanted === '' ? [] : await cardsOf(wanted.split(','), taxonomy);
    setIsFailed(found === null);
    if (found !== null) setCards((before) => new Map([...(before ?? []), ...byId(found)]));
  }, [wanted, taxonomy]);
  useEffect(() => {
    load();
  }, [load]);
  return { cards, isFailed, retry: load };
}

/** From the catalogue in this tab, or the server, or without network from what the worker keeps; `null` if none answers. */
async function cardsOf(ids: readonly string[], taxonomy: Taxonomy): Promise<ListedProduct[] | null> {
  if (isCatalogueLoaded()) {
    await refreshCatalogue();
    return localCards(ids);
  }
  const products = await fetchProducts(ids);
  if (products !== null) return products.map(listedProductOf);
  await preloadCatalogue(taxonomy);
  await arrivingCatalogue();
  return localCards(ids);
}

function byId(cards: readonly ListedProduct[]): [string, ListedProduct][] {
  return cards.map((card) => [card.id, card]);
}
