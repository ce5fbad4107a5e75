import type { CategoryCounts } from '../catalogue/category-counts.ts';
import { comparableName } from '../catalogue/comparable-name.ts';
import { type Filters, hasChoices, NO_FILTERS } from '../catalogue/filters.ts';
import type { ShopBrand } from '../catalogue/shop-brands.ts';
import type { Taxonomy } from '../catalogue/taxonomy.ts';
import { normalisedCategory } from '../text/normalised.ts';
import { slug } from '../text/slug.ts';
import { brandPath } from './brand-path.ts';
import { type CategoryAddress, categoryAt } from './category-at.ts';
import { addressedTypes, categoryPath } from './category-path.ts';
import { categorySteps, type Step } from './category-steps.ts';
import type { ListIntro, ListIntros } from './list-intro.ts';

/** What addresses of lists are made of. */
export type AddressBook = {
  /** Shown ones before hidden ones. */
  readonly taxonomy: Taxonomy;
  readonly shown: Taxonomy;
  readonly brands: readonly ShopBrand[];
  readonly counts: CategoryCounts;
  readonly intros?: ListIntros | undefined;
};

/** The parts of '/categoria/…' or of '/marca/:brand', decoded. */
export type LandingAddress = { readonly [Part in keyof CategoryAddress | 'brand']?: string | undefined };

/** What a filtered list says of its place in the shop (FIND-009). */
export type Landing = ListIntro & {
  /** The canonical path of its first page. */
  readonly path: string;
  /** The way from the home to it, with itself as the last step. */
  readonly steps: readonly Step[];
  /** The places below it that have products. */
  readonly below: readonly PlaceBelow[];
  /** The brand whose whole list it is; `null` for any other list. */
  readonly brand: string | null;
};

export type PlaceBelow = Step & { readonly count: number; readonly picture?: string | undefined };

const HOME: Step = { name: 'Inicio', path: '/' };

// 'Inicio', 'Mercería', 'Hilos', 'Algodón'.
const TYPE_STEPS = 4;

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
  if (brand !== null) return brandLanding(brand, book);
  const { type, subsection, onlyOffers } = filters;
  const path = categoryPath({ type, subsection, onlyOffers }, book.taxonomy);
  const steps = categorySteps({ type, subsection, onlyOffers }, book.taxonomy);
  if (hasChoices(filters) || filters.text.trim() !== '') return { path, steps, below: [], brand: null };
  const intro = introOf({ path, steps }, book);
  return { path, steps, below: placesBelow(filters, book), brand: null, ...intro };
}

/** A type without a picture has that of its subsection. */
function introOf({ path, steps }: Pick<Landing, 'path' | 'steps'>, { intros = {} }: AddressBook): ListIntro {
  const own = intros[path];
  const parent = steps.length === TYPE_STEPS ? intros[steps.at(-2)?.path ?? ''] : undefined;
  const picture = own?.picture ?? parent?.picture;
  return { ...own, ...(picture && { picture }) };
}

/** The brand that is the one filter. */
function onlyBrand({ brands: chosen, ...others }: Filters, brands: readonly ShopBrand[]): ShopBrand | null {
  const [name] = chosen;
  const isAlone = others.type === NO_FILTERS.type && others.subsection === NO_FILTERS.subsection;
  if (name === undefined || chosen.length > 1 || !isAlone || others.text.trim() !== '') return null;
  if (hasChoices({ ...others, brands: [] })) return null;
  return brands.find((brand) => comparableName(brand.name) === comparableName(name)) ?? null;
}

function brandLanding(brand: ShopBrand, { intros = {}, taxonomy }: AddressBook): Landing {
  const path = brandPath(brand);
  const below = brand.subsections.map(({ name, count }) => ({
    name,
    count,
    path: `${path}?subsection=${encodeURIComponent(name)}`,
    ...pictureAt(categoryPath({ type: NO_FILTERS.type, subsection: name }, taxonomy), intros),
  }));
  return { path, steps: [HOME, { name: brand.name, path }], below, brand: brand.name, ...intros[path] };
}

function placesBelow(
  { type, subsection }: Filters,
  { taxonomy, shown, counts, intros = {} }: AddressBook,
): Landing['below'] {
  const counted = (name: string, count: number | undefined, pathOf: () => string): PlaceBelow[] => {
    if (!count) return [];
    const path = pathOf();
    return [{ name, count, path, ...pictureAt(path, intros) }];
  };
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

function pictureAt(path: string, intros: ListIntros): Pick<ListIntro, 'picture'> {
  const picture = intros[path]?.picture;
  return picture === undefined ? {} : { picture };
}
