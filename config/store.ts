import type { InstalmentPlan } from '#domain/financing/calculate-financing.ts';
import type { StaticPage } from './static-pages.ts';

/** In the order of the week, as schema.org names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** When the shop is open on the days from one to another; screens say it through `hours-text.ts`. */
export type OpeningHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Clock times 'HH:MM', one pair for each span of a day. */
  readonly spans: readonly { readonly opens: string; readonly closes: string }[];
};

export type Brand = {
  readonly name: string;
  /** Names the logo under `/brands/<slug>.svg`. */
  readonly slug: string;
};

export type SocialLink = {
  readonly network: 'instagram' | 'facebook';
  readonly url: string;
};

/** What one generation of the family brought to the shop. */
export type Generation = { readonly title: string; readonly text: string };

/** Everything that another shop would change: who it is, where it is, and the dials of its trade. */
export type StoreConfig = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly foundedIn: number;
  /** One paragraph each, for the page about the shop. */
  readonly story: readonly string[];
  /** The oldest first; every page counts them from here (CONST-003). */
  readonly generations: readonly Generation[];
  readonly city: string;
  readonly province: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly landline: string;
  /** As a person reads it; `whatsappDigits` is what the chat service takes. */
  readonly mobile: string;
  readonly whatsappDigits: string;
  readonly email: string;
  readonly map: {
    readonly latitude: number;
    readonly longitude: number;
    /** For a frame. */
    readonly embedUrl: string;
    /** The same as a page of its own. */
    readonly pageUrl: string;
  };
  readonly openingHours: readonly OpeningHours[];
  readonly socialLinks: readonly SocialLink[];
  readonly brands: readonly Brand[];
  readonly greeting: string;
  /** In pesos; a note says so below it, nothing is blocked (CHECKOUT-G12). */
  readonly firstPurchaseMinimum: number;
  readonly instalmentPlans: readonly InstalmentPlan[];
  /** Hosts whose photo URLs a product may carry besides our own (DATA-005). */
  readonly imageHosts: readonly string[];
  readonly structuredData: {
    readonly rating: { readonly value: number; readonly reviews: number } | null;
  };
  /** Links of the footer that the law asks for; an empty one is not shown. */
  readonly legalLinks: {
    readonly privacy: string;
    readonly terms: string;
    readonly regret: string;
    readonly consumerDefence: string;
    readonly fiscalData: string;
  };
  /** Pages that the maintenance screen stands in for; links to them stay (ROUTE-021). */
  readonly switchedOff: readonly StaticPage[];
  readonly version: string;
};
