import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { HomeData } from '#web/catalogue/home-data.ts';
import { freshCard } from '#web/catalogue/preload-catalogue.ts';

/** What loaders give the pages that show cards. */
type PageWithCards = Partial<HomeData> & { readonly related?: readonly ListedProduct[] };

/**
 * A product's card: that of the page in sight, whose price the shopper has just read, else that of the catalogue in this
 * tab while its prices are the present ones; `null` without any.
 */
export function cardAtHand(id: string, loaderData: readonly unknown[]): ListedProduct | null {
  const shown = loaderData.flatMap(cardsOf);
  return shown.find((card) => card.id === id) ?? freshCard(id);
}

/** Safe: the types are those of our own loaders, of which each page has some. */
function cardsOf(data: unknown): readonly ListedProduct[] {
  const { view, offers = [], related = [] } = (data ?? {}) as PageWithCards;
  return [...(view?.page.products ?? []), ...offers, ...related];
}
