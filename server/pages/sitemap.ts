import { isPublished } from '#config/is-published.ts';
import type { StoreConfig } from '#config/store.ts';
import { brandPath } from '#domain/addresses/brand-path.ts';
import { categoryPath } from '#domain/addresses/category-path.ts';
import { LEGAL_PATHS } from '#domain/addresses/legal-pages.ts';
import { STATIC_PAGES } from '#domain/addresses/static-pages.ts';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Storefront } from '#domain/catalogue/storefront.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { normalisedCategory } from '#domain/text/normalised.ts';
import { xmlText } from '#server/http/xml-text.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';
import { pictureUrl, productUrl } from './public-urls.ts';

/** A sitemap may have 50,000 URLs and 50 MB. With at most `MAX_PHOTOS` photos per URL it stays below both. */
const MAX_URLS = 45_000;
const MAX_PHOTOS = 5;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

type Shop = {
  /** The origin of every URL, without a slash at the end. */
  readonly site: string;
  readonly store: Pick<StoreConfig, 'switchedOff' | 'writtenLegalPages' | 'description' | 'whatsappDigits'>;
  readonly taxonomy: Taxonomy;
  readonly storefront: Pick<Storefront<StoredProduct>, 'visible' | 'offers' | 'counts' | 'brands'>;
};

/** `/sitemap.xml`: all indexable pages, or the list of parts when they are too many for one file. */
export function sitemap(shop: Shop, maxUrls = MAX_URLS): Iterable<string> {
  const parts = partCount(shop, maxUrls);
  return parts === 1 ? sitemapPart(shop, 1, maxUrls) : partList(shop, parts, maxUrls);
}

/** Part `number` (from 1) of a sitemap with several parts; `null` for an unknown part. */
export function sitemapPartOf(shop: Shop, number: number, maxUrls = MAX_URLS): Iterable<string> | null {
  const parts = partCount(shop, maxUrls);
  return parts > 1 && number >= 1 && number <= parts ? sitemapPart(shop, number, maxUrls) : null;
}

function partCount(shop: Shop, maxUrls: number): number {
  return Math.ceil((pagePaths(shop).length + shop.storefront.visible.entries.length) / maxUrls);
}

function* partList(shop: Shop, parts: number, maxUrls: number): Generator<string> {
  yield `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (let number = 1; number <= parts; number += 1) {
    const changes = urlsOfPart(shop, number, maxUrls).products.map(({ product }) => product.updatedAt);
    const lastChange = changes.reduce((latest, one) => Math.max(latest, one), 0);
    const url = xmlText(`${shop.site}/sitemaps/${number}.xml`);
    yield `<sitemap><loc>${url}</loc>${lastmod(lastChange)}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

function* sitemapPart(shop: Shop, number: number, maxUrls: number): Generator<string> {
  const { pages, products } = urlsOfPart(shop, number, maxUrls);
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n`;
  for (const path of pages) yield `<url><loc>${xmlText(`${shop.site}${path}`)}</loc></url>\n`;
  for (const { product } of products) yield productEntry(shop.site, product);
  yield '</urlset>\n';
}

/** Static pages and categories come first, then products. */
function urlsOfPart(shop: Shop, number: number, maxUrls: number) {
  const pages = pagePaths(shop);
  const from = (number - 1) * maxUrls;
  const ofProducts = (position: number) => Math.max(0, position - pages.length);
  return {
    pages: pages.slice(from, from + maxUrls),
    products: shop.storefront.visible.entries.slice(ofProducts(from), ofProducts(from + maxUrls)),
  };
}

function productEntry(site: string, product: StoredProduct): string {
  const { photos, updatedAt } = product;
  const images = photos
    .slice(0, MAX_PHOTOS)
    .map((photo) => `<image:image><image:loc>${xmlText(pictureUrl(site, photo))}</image:loc></image:image>`);
  return `<url><loc>${xmlText(productUrl(site, product))}</loc>${lastmod(updatedAt)}${images.join('')}</url>\n`;
}

/** @param changedAt epoch ms */
function lastmod(changedAt: number): string {
  return `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
}

/** The home, the text pages, the offers, and every category and brand with products; nothing while there are none. */
function pagePaths({ store, taxonomy, storefront }: Shop): readonly string[] {
  if (storefront.visible.entries.length === 0 || !isPublished(store)) return [];
  return [
    '/',
    ...STATIC_PAGES.filter((page) => !store.switchedOff.includes(page)).map((page) => `/${page}`),
    ...store.writtenLegalPages.map((page) => LEGAL_PATHS[page]),
    ...(storefront.offers.entries.length > 0
      ? [categoryPath({ type: 'all', subsection: 'all', onlyOffers: true }, taxonomy)]
      : []),
    ...categoryPaths(taxonomy, storefront.counts()),
    ...storefront.brands().map(brandPath),
  ];
}

function categoryPaths(taxonomy: Taxonomy, { bySection, bySubsection, byType }: CategoryCounts): string[] {
  return taxonomy.flatMap(({ section, filterType, subsections }) => [
    ...(bySection[normalisedCategory(section)]
      ? [categoryPath({ type: filterType, subsection: 'all' }, taxonomy)]
      : []),
    ...subsections.flatMap(({ name, types }) => [
      ...(bySubsection[normalisedCategory(name)]
        ? [categoryPath({ type: 'all', subsection: name }, taxonomy)]
        : []),
      ...types
        .filter((type) => byType[`${normalisedCategory(name)}/${normalisedCategory(type)}`])
        .map((type) => categoryPath({ type, subsection: name }, taxonomy)),
    ]),
  ]);
}
