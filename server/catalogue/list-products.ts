import { variantWithBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import { NO_FILTERS } from '#domain/catalogue/filters.ts';
import type { ListOrder } from '#domain/catalogue/product-order.ts';
import { matchingProducts, queryCatalogue } from '#domain/catalogue/query-catalogue.ts';
import type { CatalogueIndex } from '#domain/catalogue/search-index.ts';
import { codeKey } from '#domain/entries/catalogue-entry.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import {
  type AvailabilityChoice,
  meetsCriteria,
  type ProductCriteria,
} from '#domain/products/product-criteria.ts';
import type { Section } from '#domain/products/sections.ts';
import { codeMatches } from '#domain/search/code-matches.ts';
import { foundProducts } from '#domain/search/found-products.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { isMissing, type MissingPart } from './missing-part.ts';
import { hasOldPrice, unchangedSince } from './old-price.ts';
import { presentCategory } from './present-category.ts';
import { deletedProducts } from './queries.ts';
import { sortedProducts } from './sorted-products.ts';

type ListQuery = {
  readonly q: string;
  readonly code: string;
  /** Includes hidden products; for administrators alone. */
  readonly hidden: boolean;
  /** Lists the deleted products instead; for administrators alone. */
  readonly deleted: boolean;
  /** Reads a text that finds nothing as people type it (FIND-001). */
  readonly near?: boolean | undefined;
  /** Lists only products on offer. */
  readonly offers?: boolean;
  /** Lists only products without this part. */
  readonly missing?: MissingPart | undefined;
  readonly section?: Section | null;
  readonly subsection?: string;
  readonly type?: string;
  readonly brand?: string;
  readonly availability?: AvailabilityChoice | null;
  readonly minPrice?: Centavos | null;
  readonly maxPrice?: Centavos | null;
  /** Lists only products whose price did not change in so many days. */
  readonly unchangedDays?: number | undefined;
  /** Instead of the fixed order. */
  readonly order?: ListOrder | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** @throws Refusal 'not-authenticated' when a visitor requests hidden or deleted products */
function assertMaySee(ctx: Context, { hidden, deleted }: Pick<ListQuery, 'hidden' | 'deleted'>): void {
  if ((hidden || deleted) && ctx.actor === null) throw new Refusal('not-authenticated');
}

/** One page of the matching products, and the number of all matches. @throws Refusal 'not-authenticated' */
export async function listProducts(
  ctx: Context,
  query: ListQuery,
): Promise<{ products: readonly StoredProduct[]; total: number }> {
  assertMaySee(ctx, query);
  const { page, size, missing, unchangedDays, order } = query;
  if (query.deleted) return deletedProducts(ctx.db, { limit: size, offset: (page - 1) * size });
  const index = query.hidden ? ctx.catalogue.all() : ctx.catalogue.storefront().visible;
  const scanned = withBarCode(index, query.q);
  if (scanned.length > 0) return onePage(scanned, query);
  const criteria = criteriaOf(ctx, query);
  const isWhole =
    missing === undefined && unchangedDays === undefined && order === undefined && criteria === null;
  if (query.code.trim() === '' && isWhole) {
    const filters = { ...NO_FILTERS, text: query.q, onlyOffers: query.offers ?? false };
    const asked = { filters, seed: 0, page, size };
    const found = query.near
      ? foundProducts(index, { ...asked, synonyms: ctx.store.synonyms })
      : queryCatalogue(index, asked);
    if (found.total === 0 && !query.near) return onePage(productsOfCode(index, query), query);
    return { products: page > found.lastPage ? [] : found.products, total: found.total };
  }
  const matches = order === undefined ? textMatches(index, query) : sortedMatches(index, query, order);
  const isListed = listFilter(query, ctx.now());
  const meets = criteria === null ? () => true : meetsCriteria(criteria);
  const products = matches.filter((product) => isListed(product) && meets(product));
  return onePage(products, query);
}

function onePage(products: readonly StoredProduct[], { page, size }: Pick<ListQuery, 'page' | 'size'>) {
  return { products: products.slice((page - 1) * size, page * size), total: products.length };
}

/** The same for the dashboard. A visitor is refused, so that a dashboard notices the end of its session. */
export async function listBriefProducts(
  ctx: Context,
  query: ListQuery,
): Promise<{ products: readonly StoredProduct[]; total: number }> {
  assertMay(ctx, 'see-prices');
  return listProducts(ctx, query);
}

/** All matching products; deleted ones are read page by page. */
export async function everyMatch(
  ctx: Context,
  query: Omit<ListQuery, 'page' | 'size'>,
): Promise<readonly StoredProduct[]> {
  if (!query.deleted)
    return (await listProducts(ctx, { ...query, page: 1, size: Number.MAX_SAFE_INTEGER })).products;
  const found: StoredProduct[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await listProducts(ctx, { ...query, page, size: DELETED_AT_ONCE });
    found.push(...products);
    if (products.length < DELETED_AT_ONCE) return found;
  }
}

const DELETED_AT_ONCE = 500;

/** The ids of all matching products, newest first. */
export async function listProductIds(
  ctx: Context,
  query: Omit<ListQuery, 'page' | 'size'>,
): Promise<string[]> {
  assertMay(ctx, 'see-prices');
  return (await everyMatch(ctx, { ...query, order: 'newest' })).map(({ id }) => id);
}

/** The chosen category as the shop calls it now; `null` without any criterion. */
function criteriaOf(ctx: Context, query: ListQuery): ProductCriteria | null {
  const { section = null, subsection = '', type = '', brand = '' } = query;
  const { availability = null, minPrice = null, maxPrice = null } = query;
  const category = presentCategory(ctx, { section, subsection, type });
  const isAny = [section, availability, minPrice, maxPrice].every((value) => value === null);
  if (isAny && `${subsection}${type}${brand}` === '') return null;
  return { ...category, brand, availability, minPrice, maxPrice };
}

/** The brands of all products, in Spanish order. */
export function listBrands(ctx: Context): string[] {
  assertMay(ctx, 'see-prices');
  const brands = new Set(ctx.catalogue.all().entries.map(({ product }) => product.brand));
  brands.delete('');
  return [...brands].sort(spanish.compare);
}

const spanish = new Intl.Collator('es-AR');

function listFilter({ missing, unchangedDays }: ListQuery, now: number) {
  const since = unchangedDays === undefined ? null : unchangedSince(unchangedDays, now);
  return (product: StoredProduct) =>
    (missing === undefined || isMissing(product, missing)) && (since === null || hasOldPrice(product, since));
}

type TextQuery = Pick<ListQuery, 'q' | 'code' | 'offers'>;

function sortedMatches(
  index: CatalogueIndex<StoredProduct>,
  query: TextQuery,
  order: ListOrder,
): readonly StoredProduct[] {
  const sorted = sortedProducts(index, order);
  if (`${query.q}${query.code}`.trim() === '' && query.offers !== true) return sorted;
  const matches = new Set(textMatches(index, query));
  return sorted.filter((product) => matches.has(product));
}

function textMatches(
  index: CatalogueIndex<StoredProduct>,
  { q, code, offers = false }: TextQuery,
): readonly StoredProduct[] {
  if (code.trim() === '') {
    const found = matchingProducts(index, { ...NO_FILTERS, text: q, onlyOffers: offers });
    return found.length > 0 ? found : productsOfCode(index, { q, offers });
  }
  return withCode(index, code).filter(({ isOffer }) => isOffer || !offers);
}

/** The products whose code a text is, or looks like, that finds nothing else (FIND-003). */
function productsOfCode(
  { entries }: CatalogueIndex<StoredProduct>,
  { q, offers = false }: Pick<ListQuery, 'q' | 'offers'>,
): readonly StoredProduct[] {
  const { whole, misread } = codeMatches(entries, q);
  return (whole.length > 0 ? whole : misread).filter(({ isOffer }) => isOffer || !offers);
}

/** The products with this bar code: what a scanner sends names nothing else (LABEL-001). */
function withBarCode({ entries }: CatalogueIndex<StoredProduct>, q: string): StoredProduct[] {
  const code = q.trim();
  if (code === '') return [];
  const isOf = ({ product }: { product: StoredProduct }) =>
    product.barCodes.length > 0 && variantWithBarCode(product, code) !== null;
  return entries.filter(isOf).map(({ product }) => product);
}

function withCode({ entries }: CatalogueIndex<StoredProduct>, code: string): StoredProduct[] {
  const wanted = codeKey(code);
  return entries.filter((entry) => entry.code === wanted).map(({ product }) => product);
}

/** All products that the caller may see. */
export function* allProducts(ctx: Context): Generator<StoredProduct> {
  const index = ctx.actor === null ? ctx.catalogue.storefront().visible : ctx.catalogue.all();
  for (const { product } of index.entries) yield product;
}

/** The visible products with these ids, in the order of the ids; unknown ids are left out. */
export function namedProducts(ctx: Context, ids: readonly string[]): StoredProduct[] {
  return [...new Set(ids)].flatMap((id) => {
    const product = ctx.catalogue.product(id);
    return product === null || product.isHidden ? [] : [product];
  });
}

/** A product that the caller may see. @throws Refusal 'product-not-found' */
export function getProduct(ctx: Context, id: string): StoredProduct {
  const product = ctx.catalogue.product(id);
  if (product === null || (product.isHidden && ctx.actor === null)) throw new Refusal('product-not-found');
  return product;
}
