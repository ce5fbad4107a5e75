import { screenSection, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { WireListRule } from '#schemas/wholesale.ts';

/** What a rule counts for, from the least exact to the most. */
export const RULE_SCOPES = {
  shop: 'Toda la tienda',
  section: 'Sección',
  subsection: 'Subsección',
  type: 'Tipo',
  brand: 'Marca',
} as const;

export type RuleScope = keyof typeof RULE_SCOPES;

/** Where a rule counts: a rule without its percentage. */
export type RulePlace = Omit<WireListRule, 'percent'>;

export const NO_PLACE: RulePlace = { section: '', subsection: '', type: '', brand: '' };

export function scopeOf(place: RulePlace): RuleScope {
  return (['brand', 'type', 'subsection', 'section'] as const).find((part) => place[part] !== '') ?? 'shop';
}

/** 'Toda la tienda', 'Sección Mercería', 'Hilos', 'Hilos · Poliéster', 'Marca Tensa'. */
export function placeText(place: RulePlace): string {
  const { section, subsection, type, brand } = place;
  const category = [subsection, type].filter(Boolean).join(' · ');
  const inside = category || (section && `Sección ${screenSection(storedSection(section))}`);
  if (brand === '') return inside || RULE_SCOPES.shop;
  return [`Marca ${brand}`, inside].filter(Boolean).join(' · ');
}

export type PlaceOption = { readonly label: string; readonly place: RulePlace };

/** The places that a scope offers, under their headings; '' for those without one. */
export function placesOf(
  scope: Exclude<RuleScope, 'shop'>,
  { categories, brands }: { readonly categories: Taxonomy; readonly brands: readonly string[] },
): ReadonlyMap<string, readonly PlaceOption[]> {
  if (scope === 'brand')
    return new Map([['', brands.map((brand) => ({ label: brand, place: { ...NO_PLACE, brand } }))]]);
  if (scope === 'section')
    return new Map([
      [
        '',
        categories.map(({ section }) => ({ label: screenSection(section), place: { ...NO_PLACE, section } })),
      ],
    ]);
  if (scope === 'subsection')
    return new Map(
      categories.map(({ section, label, subsections }) => [
        label,
        subsections.map(({ name }) => ({ label: name, place: { ...NO_PLACE, section, subsection: name } })),
      ]),
    );
  return new Map(
    categories.flatMap(({ section, subsections }) =>
      subsections.map(({ name, types }) => [
        name,
        types.map((type) => ({ label: type, place: { ...NO_PLACE, section, subsection: name, type } })),
      ]),
    ),
  );
}

export function isSamePlace(one: RulePlace, other: RulePlace): boolean {
  return (['section', 'subsection', 'type', 'brand'] as const).every((part) => one[part] === other[part]);
}
