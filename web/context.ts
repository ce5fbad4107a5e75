import { createContext, type RouterContext } from 'react-router';
import type { StoreConfig } from '#config/store.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Landing, LandingAddress, PlacedList } from '#domain/addresses/landing.ts';
import type { CategoryCounts } from '#domain/catalogue/category-counts.ts';
import type { Facets } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import type { QuickSearch } from '#domain/catalogue/quick-searches.ts';
import type { OffersDraw } from '#domain/catalogue/storefront.ts';
import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import type { LinkedOrder } from '#domain/orders/linked-order.ts';
import type { LinkedPayment } from '#domain/payments/how-to-pay.ts';
import type { OnlineTerms } from '#domain/payments/online-terms.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { Product } from '#domain/products/product.ts';
import type { AlsoUseful, UsefulSearch } from '#domain/search/also-useful.ts';
import type { FindQuery, FoundProducts } from '#domain/search/found-products.ts';
import type { WirePublicQuote } from '#schemas/quote-answers.ts';

/**
 * The only way for pages to read the catalogue. A rendered page is reused while all its reads would give the same
 * answers. Hidden products are returned only to an administrator, by id.
 */
export type CatalogueReader = {
  page(query: FindQuery): FoundProducts<ListedProduct>;
  /** What a text may also mean, beside its results; `null` for nothing. */
  beside(search: UsefulSearch): AlsoUseful<ListedProduct> | null;
  /** What the products of a search can be narrowed by. */
  facets(search: Pick<FindQuery, 'filters' | 'synonyms'>): Facets;
  product(id: string): Product | null;
  /** When a product's price goes back to the one before, in epoch ms; `null` where it stays. */
  priceEnd(id: string): number | null;
  related(product: Product): readonly ListedProduct[];
  offers(draw: OffersDraw): readonly ListedProduct[];
  counts(): CategoryCounts;
  /** The same of what a search finds in each category. */
  foundCounts(search: Pick<FindQuery, 'filters' | 'synonyms'>): CategoryCounts;
  /** Where a link to an old category leads now; `null` for any other link. */
  linkedCategory(category: Pick<Filters, 'type' | 'subsection'>): Pick<Filters, 'type' | 'subsection'> | null;
  /** What a list says of its place in the shop. */
  landing(filters: Filters): Landing;
  /** The list at an address of its own, hidden categories too; where an old one leads now; `null` for an unknown one. */
  listAt(address: LandingAddress): PlacedList | { readonly movedTo: string } | null;
  /** Whether the shop shows no product at all. */
  isEmpty(): boolean;
  /** 'hidden' ones too for the forms of an administrator; others get the shown ones. */
  categories(include: 'shown' | 'hidden'): PageCategories;
};

/** What every page knows of the categories. */
export type PageCategories = {
  readonly taxonomy: Taxonomy;
  readonly quickSearches: readonly QuickSearch[];
};

/** What a public link's token opens. 'too-many' is for a network that tried too many unknown ones. */
export type LinkAnswer<Subject> =
  | { readonly kind: 'open'; readonly subject: Subject }
  | { readonly kind: 'unknown' | 'too-many' };

/** Left out where it can't be paid, so that such a page is as it always was (PAY-002). */
type Payable = { readonly payment?: LinkedPayment };

export type PaidOrder = LinkedOrder & Payable;
export type PaidQuote = WirePublicQuote &
  Payable & {
    /** What Mercado Pago takes; left out where nothing is paid there (PAY-005). */
    readonly online?: OnlineTerms;
  };

/** The only way for pages to read what a customer's link opens. */
export type LinkReader = {
  order(token: string): Promise<LinkAnswer<PaidOrder>>;
  /** Marks the quote as seen, if its customer's browser asks. */
  quote(token: string): Promise<LinkAnswer<PaidQuote>>;
};

/** The services of page loaders: the same operations that `/api` calls, in process. */
export type PageServices = {
  readonly store: StoreConfig;
  readonly catalogue: CatalogueReader;
  /** Absent where a page is rendered for all its visitors. */
  readonly links: LinkReader | null;
  /** The administrator who is logged in, or `null` for a visitor. */
  readonly session: { readonly email: string; readonly role: Role } | null;
  /** Whether the session could not be checked, because the database does not answer. */
  readonly isSessionUnknown: boolean;
  /** Origin of canonical links, without a slash at the end. */
  readonly publicUrl: string;
  /** A random order for an address without one: one of 32 (HOME-004). */
  readonly randomSeed: () => number;
  /** The start of the shop's day, so that a page stays the same all day. Epoch ms, on the same date in UTC. */
  readonly today: number;
  /** Whether the shop answers every visitor with the maintenance screen (ROUTE-021). */
  readonly isInMaintenance: boolean;
  /** Logs a page's failure on the server, under a text that describes it. */
  readonly logError: (error: unknown, text: string) => void;
};

/**
 * The parts of one page whose HTML is kept for other pages. Each part is marked with an element of this name: an empty one
 * where its HTML is known already. The server puts HTML in the place of the marks.
 */
export const KEPT_PART = 'kept-part';

export type PageParts = {
  /**
   * Notes one more part of the page.
   * @param dependsOn all that its HTML depends on: objects by their identity, everything else by its value
   */
  mark(dependsOn: readonly unknown[]): { readonly place: number; readonly isKnown: boolean };
};

export type AfterPaint = {
  /** What browsers neither fetch nor run: the `rel` of a link, the `type` of a script. */
  readonly held: string;
  /** A script at the end of the head, so before anything is painted. */
  readonly early: string;
  /** A script that undoes this, at the end of the page. */
  readonly script: string;
};

/** A page as rendered text. A Response would check it, encode it and copy the bytes twice. */
export type RenderedPage = {
  /** With the marks of its parts. */
  html: string | null;
  /** `null` renders every part anew. */
  readonly parts: PageParts | null;
  /** What search engines read of it, as schema.org objects. Loaders add it here: no browser needs it as data. */
  readonly described: object[];
  /** The nonce of the page's own scripts; it can't be guessed. */
  readonly nonce: string;
  /** For a page whose modules wait until it is painted; `null` when they come with it. */
  afterPaint: AfterPaint | null;
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
