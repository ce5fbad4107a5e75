import { createContext, type RouterContext } from 'react-router';
import type { StoreConfig } from '#config/store.ts';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import type { ListedProduct } from '#domain/catalogue/listed-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { CataloguePage } from '#domain/catalogue/query-catalogue.ts';
import type { OffersDraw } from '#domain/catalogue/storefront.ts';

/**
 * What pages may read of the catalogue, and the only way to do it: a page is sent again as long as all that it read would
 * be answered the same. Hidden products appear only to an administrator, by their id.
 */
export type CatalogueReader = {
  page(query: { filters: Filters; seed: number; page: number; size: number }): CataloguePage<ListedProduct>;
  product(id: string): Product | null;
  related(product: Product): readonly ListedProduct[];
  offers(draw: OffersDraw): readonly ListedProduct[];
  counts(): CategoryCounts;
};

/** What the server hands to every page loader: the same verbs that `/api` calls, in process. */
export type PageServices = {
  readonly store: StoreConfig;
  readonly catalogue: CatalogueReader;
  /** The administrator who is logged in, or `null` for a visitor. */
  readonly session: { readonly email: string } | null;
  /** Whether it could not be found out who that is, for the database does not answer. */
  readonly isSessionUnknown: boolean;
  /** Origin of canonical links, without a slash at the end. */
  readonly publicUrl: string;
  /** The order for an address that names none: one of 32, drawn anew for each visit (HOME-004). */
  readonly randomSeed: () => number;
  /** When the day began, in UTC: a page shows the same all day. Epoch milliseconds. */
  readonly today: number;
  /** Whether the shop answers every visitor with the maintenance screen (ROUTE-021). */
  readonly isInMaintenance: boolean;
  /** Keeps in the server's log what a page could not cope with, under a text that says what that was. */
  readonly logError: (error: unknown, text: string) => void;
};

/** A page as the text that it was rendered to. A Response would check it, make bytes of it and copy them twice. */
export type RenderedPage = {
  html: string | null;
  /** What the page's own scripts are to be marked with; nobody can know it beforehand. */
  readonly nonce: string;
};

// The development server loads this module twice; both copies must hand out the same keys.
const CONTEXTS: unique symbol = Symbol.for('hilvan.page-contexts');
const registry: typeof globalThis & { [CONTEXTS]?: ReturnType<typeof pageContexts> } = globalThis;

function pageContexts() {
  return { services: createContext<PageServices>(), rendered: createContext<RenderedPage>() };
}

registry[CONTEXTS] ??= pageContexts();
const { services, rendered } = registry[CONTEXTS];

/** The key under which loaders find {@link PageServices}: `context.get(pageServices)`. */
export const pageServices: RouterContext<PageServices> = services;

/** The key under which the renderer leaves the page for the server. */
export const renderedPage: RouterContext<RenderedPage> = rendered;
