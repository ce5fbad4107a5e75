import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { AvailabilityChoice } from '#domain/products/product-criteria.ts';
import { SECTIONS, type Section } from '#domain/products/sections.ts';

/** The filters over the list (BUY-007), as kept in the address; '' chooses nothing. */
export type ListCriteria = {
  readonly section: Section | '';
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  readonly onlyOffers: boolean;
  readonly availability: AvailabilityChoice | '';
  /** Pesos with a dot, as the API has them. */
  readonly minPrice: string;
  readonly maxPrice: string;
};

export const NO_CRITERIA: ListCriteria = {
  section: '',
  subsection: '',
  type: '',
  brand: '',
  onlyOffers: false,
  availability: '',
  minPrice: '',
  maxPrice: '',
};

/** The words of an address for the availabilities of the API. */
const STOCK = { hay: 'in-stock', algunos: 'partly', agotado: 'sold-out' } as const;

/** The texts of an address. */
const TEXTS = [
  ['subsection', 'subseccion'],
  ['type', 'tipo'],
  ['brand', 'marca'],
] as const;

const PRICES = [
  ['minPrice', 'desde'],
  ['maxPrice', 'hasta'],
] as const;

export function criteriaIn(search: URLSearchParams): ListCriteria {
  const texts = TEXTS.map(([field, name]) => [field, search.get(name) ?? '']);
  const prices = PRICES.map(([field, name]) => [field, amountIn(search.get(name) ?? '')]);
  const stock = search.get('stock') ?? '';
  return {
    ...NO_CRITERIA,
    ...Object.fromEntries([...texts, ...prices]),
    section: SECTIONS.find((section) => section === search.get('seccion')) ?? '',
    onlyOffers: search.get('oferta') === '1',
    availability: isStock(stock) ? STOCK[stock] : '',
  };
}

function isStock(word: string): word is keyof typeof STOCK {
  return Object.hasOwn(STOCK, word);
}

function amountIn(text: string): string {
  const amount = parseDecimalString(text);
  return amount === null || amount < 0 ? '' : text;
}

/** The parameters of an address; what chooses nothing is left out. */
export function criteriaSearch(criteria: ListCriteria): [name: string, value: string][] {
  const [stock = ''] = Object.entries(STOCK).find(([, value]) => value === criteria.availability) ?? [];
  const all: [string, string][] = [
    ['seccion', criteria.section],
    ...TEXTS.map(([field, name]): [string, string] => [name, criteria[field]]),
    ['oferta', criteria.onlyOffers ? '1' : ''],
    ['stock', stock],
    ...PRICES.map(([field, name]): [string, string] => [name, criteria[field]]),
  ];
  return all.filter(([, value]) => value !== '');
}

/** The same with the API's names. */
export function criteriaFilter({ onlyOffers, ...criteria }: ListCriteria): Record<string, string> {
  const all = { ...criteria, offers: onlyOffers ? '1' : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export function hasCriteria(criteria: ListCriteria): boolean {
  return criteriaSearch(criteria).length > 0;
}
