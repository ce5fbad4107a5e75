import type { CategoryCounts } from '../catalogue/category-counts.ts';
import { type Filters, hasChoices, NO_FILTERS } from '../catalogue/filters.ts';
import { comparableName } from '../catalogue/prepared-filters.ts';
import type { ShopBrand } from '../catalogue/shop-brands.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';
import { normalisedCategory } from '../text/normalised.ts';
import { type CategoryAddress, categoryAt } from './category-at.ts';
import { addressedTypes, categoryPath } from './category-path.ts';
import { categorySteps, type Step } from './category-steps.ts';
import { slug } from './slug.ts';

/** What addresses of lists are made of. */
export type AddressBook = {
  /** Shown ones before hidden ones. */
  readonly taxonomy: Taxonomy;
  readonly shown: Taxonomy;
  readonly brands: readonly ShopBrand[];
  readonly counts: CategoryCounts;
};

/** The parts of '/categoria/…' or of '/marca/:brand', decoded. */
export type LandingAddress = { readonly [Part in keyof CategoryAddress | 'brand']?: string | undefined };

/** What a filtered list says of its place in the shop (FIND-009). */
export type Landing = {
  /** The canonical path of its first page. */
  readonly path: string;
  /** The way from the home to it, with itself as the last step. */
  readonly steps: readonly Step[];
  /** The places below it that have products. */
  readonly below: readonly (Step & { readonly count: number })[];
  /** The brand whose whole list it is; `null` for any other list. */
  readonly brand: string | null;
};

const HOME: Step = { name: 'Inicio', path: '/' };

/** A list with an address of its own: its path, and the filters that the path stands for. */
export type PlacedList = { readonly path: string; readonly filters: Partial<Filters> };

/** The list at an address, however it is written; `null` for an unknown one. */
export function listAt(
  { brand, section, ...parts }: LandingAddress,
  { taxonomy, brands }: Pick<AddressBook, 'taxonomy' | 'brands'>,
): PlacedList | null {
  if (section !== undefined) {
    const category = categoryAt({ section, ...parts }, taxonomy);
    return category && { path: categoryPath(category, taxonomy), filters: category };
  }
  const found = brands.find((one) => one.slug === slug(brand ?? ''));
  return found === undefined ? null : { path: brandPath(found), filters: { brands: [found.name] } };
}

export function landingOf(filters: Filters, book: AddressBook): Landing {
  const brand = onlyBrand(filters, book.brands);
  if (brand !== null) return brandLanding(brand);
  const { type, subsection, onlyOffers } = filters;
  return {
    path: categoryPath({ type, subsection, onlyOffers }, book.taxonomy),
    steps: categorySteps({ type, subsection, onlyOffers }, book.taxonomy),
    below: hasChoices(filters) || filters.text.trim() !== '' ? [] : placesBelow(filters, book),
    brand: null,
  };
}

/** The brand that is the one filter. */
function onlyBrand({ brands: chosen, ...others }: Filters, brands: readonly ShopBrand[]): ShopBrand | null {
  const [name] = chosen;
  const isAlone = others.type === NO_FILTERS.type && others.subsection === NO_FILTERS.subsection;
  if (name === undefined || chosen.length > 1 || !isAlone || others.text.trim() !== '') return null;
  if (hasChoices({ ...others, brands: [] })) return null;
  return brands.find((brand) => comparableName(brand.name) === comparableName(name)) ?? null;
}

export function brandPath({ slug }: Pick<ShopBrand, 'slug'>): string {
  return `/marca/${slug}`;
}

function brandLanding(brand: ShopBrand): Landing {
  const path = brandPath(brand);
  const below = brand.subsections.map(({ name, count }) => ({
    name,
    count,
    path: `${path}?subsection=${encodeURIComponent(name)}`,
  }));
  return { path, steps: [HOME, { name: brand.name, path }], below, brand: brand.name };
}

function placesBelow(
  { type, subsection }: Filters,
  { taxonomy, shown, counts }: AddressBook,
): Landing['below'] {
  const branch = shown.find(({ filterType }) => normalisedCategory(filterType) === normalisedCategory(type));
  if (subsection === NO_FILTERS.subsection) {
    return (branch?.subsections ?? []).flatMap(({ name }) =>
      counted(name, counts.bySubsection[normalisedCategory(name)], () =>
        categoryPath({ type: NO_FILTERS.type, subsection: name }, taxonomy),
      ),
    );
  }
  if (type !== NO_FILTERS.type) return [];
  const key = normalisedCategory(subsection);
  const own = shown
    .flatMap(({ subsections }) => subsections)
    .find(({ name }) => normalisedCategory(name) === key);
  return addressedTypes(own?.types ?? []).flatMap((name) =>
    counted(name, counts.byType[`${key}/${normalisedCategory(name)}`], () =>
      categoryPath({ type: name, subsection }, taxonomy),
    ),
  );
}

function counted(name: string, count: number | undefined, pathOf: () => string): Landing['below'] {
  return count ? [{ name, count, path: pathOf() }] : [];
}
