import type { Step } from '#domain/addresses/category-steps.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import { type PlanOffer, planOffers } from '#domain/financing/plan-offers.ts';
import { ZERO } from '#domain/money/centavos.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { type ListedProduct, listedProductOf } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import { type ComparedRow, sideBySide } from '#domain/products/side-by-side.ts';
import type { PageServices } from '#web/context.ts';

/** How many products are offered beside those that are compared. */
const MAX_OFFERED = 24;

export type ComparedProduct = {
  readonly card: ListedProduct;
  readonly plans: readonly PlanOffer[];
  readonly colours: readonly string[];
  readonly models: readonly string[];
};

export type ComparisonData = {
  readonly compared: readonly ComparedProduct[];
  readonly specifications: readonly ComparedRow[];
  /** Products of the same kind, the cheapest first. */
  readonly offered: readonly ListedProduct[];
  /** The shop's machines, as far as it has any: where nothing is compared yet, they are the way on. */
  readonly machines: Step | null;
};

/** The products with these ids that visitors may see, side by side. */
export function comparisonData(
  { catalogue, store }: Pick<PageServices, 'catalogue' | 'store'>,
  ids: readonly string[],
): ComparisonData {
  const products = ids.flatMap((id) => catalogue.product(id) ?? []).filter(({ isHidden }) => !isHidden);
  const compared = products.map((product) => ({
    card: listedProductOf({ ...product, priceEndsAt: catalogue.priceEnd(product.id) }),
    plans: planOffers(priceOf(product, 1).price ?? ZERO, store),
    colours: product.colours,
    models: product.models,
  }));
  const [first] = products;
  const offered = first === undefined ? [] : ofSameKind(catalogue, first);
  return {
    compared,
    specifications: sideBySide(products),
    offered: offered.filter(({ id }) => products.every((product) => product.id !== id)),
    machines: first === undefined ? machinesOf(catalogue) : null,
  };
}

function machinesOf(catalogue: PageServices['catalogue']): Step | null {
  const { steps, below } = catalogue.landing({ ...NO_FILTERS, type: 'maquinas de coser' });
  return below.length === 0 ? null : (steps.at(-1) ?? null);
}

function ofSameKind(catalogue: PageServices['catalogue'], { type, subsection }: Product) {
  const filters = { ...NO_FILTERS, type, subsection };
  const shown = catalogue.page({
    filters,
    seed: 0,
    page: 1,
    size: MAX_OFFERED,
    order: 'cheapest',
    synonyms: [],
  });
  return shown.products;
}
