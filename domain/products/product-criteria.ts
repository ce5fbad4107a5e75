import type { Centavos } from '../money/centavos.ts';
import { normalised, normalisedCategory } from '../text/normalised.ts';
import { isWhollySoldOut, soldOutPartOf } from './availability.ts';
import type { Product } from './product.ts';
import type { Section } from './sections.ts';

/** Whether a product has stock of all its variants, of some, or of none. */
export const AVAILABILITIES = ['in-stock', 'partly', 'sold-out'] as const;

export type AvailabilityChoice = (typeof AVAILABILITIES)[number];

/** What 'Mis Productos' filters by besides text (BUY-007). Criteria combine by AND; `null` and '' choose nothing. */
export type ProductCriteria = {
  readonly section: Section | null;
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  readonly availability: AvailabilityChoice | null;
  /** Both limits are included; a product without a price is outside of any. */
  readonly minPrice: Centavos | null;
  readonly maxPrice: Centavos | null;
};

export function meetsCriteria(criteria: ProductCriteria): (product: Product) => boolean {
  const { section, availability, minPrice, maxPrice } = criteria;
  const isSubsection = sameName(criteria.subsection, normalisedCategory);
  const isType = sameName(criteria.type, normalisedCategory);
  const isBrand = sameName(criteria.brand, normalised);
  return (product) =>
    (section === null || product.section === section) &&
    isSubsection(product.subsection) &&
    isType(product.type) &&
    isBrand(product.brand) &&
    (availability === null || availabilityOf(product) === availability) &&
    (minPrice === null || (product.price !== null && product.price >= minPrice)) &&
    (maxPrice === null || (product.price !== null && product.price <= maxPrice));
}

export function availabilityOf(product: Product): AvailabilityChoice {
  if (isWhollySoldOut(product)) return 'sold-out';
  return soldOutPartOf(product) === null ? 'in-stock' : 'partly';
}

/** Many products share a name, and normalising is slow. */
function sameName(wanted: string, normal: (text: string) => string): (name: string) => boolean {
  const sought = normal(wanted.trim());
  if (sought === '') return () => true;
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const isSame = normal(name.trim()) === sought;
    known.set(name, isSame);
    return isSame;
  };
}
