import type { Filters } from '#domain/catalogue/filters.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';

type Category = Pick<Filters, 'type' | 'subsection'>;

/** Whether two categories are one, however their names are written. */
export function isSameCategory(one: Category, other: Category): boolean {
  return isSameName(one.type, other.type) && isSameName(one.subsection, other.subsection);
}

export function isSameName(one: string, other: string): boolean {
  return normalisedCategory(one) === normalisedCategory(other);
}
