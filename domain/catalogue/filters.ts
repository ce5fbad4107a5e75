export type Filters = {
  /** A type, 'merceria', 'maquinas de coser', or 'all'. */
  readonly type: string;
  readonly subsection: string;
  /** The highest price, in pesos; 0 is off (FILTER-G03). */
  readonly price: number;
  /** Words to search for, or a whole code. */
  readonly text: string;
  /** Only products on offer. */
  readonly onlyOffers: boolean;
  /** The lowest price, in pesos; 0 is off (FIND-005). */
  readonly minPrice: number;
  /** A product passes with any of them; an empty list is off. The same holds for colours. */
  readonly brands: readonly string[];
  readonly colours: readonly string[];
  /** Only products with a bulk offer that is cheaper than the list price. */
  readonly onlyBulkOffers: boolean;
};

/** The filters that any category and search can be narrowed by, each by itself. */
export const NO_CHOICES = {
  price: 0,
  onlyOffers: false,
  minPrice: 0,
  brands: [],
  colours: [],
  onlyBulkOffers: false,
} satisfies Partial<Filters>;

export const NO_FILTERS: Filters = { type: 'all', subsection: 'all', text: '', ...NO_CHOICES };

/** Whether any filter or search is set (HOME-011). Spaces alone are no search. */
export function hasFilters(filters: Filters): boolean {
  const { type, subsection, text } = filters;
  return type !== 'all' || subsection !== 'all' || text.trim() !== '' || hasChoices(filters);
}

export function hasChoices(filters: Omit<Filters, 'type' | 'subsection' | 'text'>): boolean {
  const { price, onlyOffers, minPrice, brands, colours, onlyBulkOffers } = filters;
  const hasPrice = price > 0 || minPrice > 0;
  return hasPrice || onlyOffers || onlyBulkOffers || brands.length > 0 || colours.length > 0;
}
