import type { ChatTexts } from '#domain/chat/chat-texts.ts';
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

/** Opening hours of a range of days. `hours-text.ts` formats them for screens. */
export type OpeningHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Clock times 'HH:MM', one pair for each open span of a day. */
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

/** The contribution of one generation of the family. */
export type Generation = { readonly title: string; readonly text: string };

/** All that differs between shops: name, address and trade settings. */
export type StoreConfig = {
  readonly name: string;
  /** The shop's CUIT, printed on quotes: '30-00000000-0'. An empty one is hidden. */
  readonly taxId: string;
  readonly tagline: string;
  readonly description: string;
  readonly foundedIn: number;
  /** The paragraphs of the page about the shop. */
  readonly story: readonly string[];
  /** Oldest first. Every page takes their number from here (CONST-003). */
  readonly generations: readonly Generation[];
  readonly city: string;
  readonly province: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly landline: string;
  /** The phone number as people read it; the chat service takes `whatsappDigits`. */
  readonly mobile: string;
  readonly whatsappDigits: string;
  readonly email: string;
  readonly map: {
    readonly latitude: number;
    readonly longitude: number;
    /** The map for an iframe. */
    readonly embedUrl: string;
    /** The map as a page. */
    readonly pageUrl: string;
  };
  readonly openingHours: readonly OpeningHours[];
  readonly socialLinks: readonly SocialLink[];
  readonly brands: readonly Brand[];
  readonly greeting: string;
  /** What the shop writes its customers by chat (QUOTE-011). */
  readonly chatTexts: ChatTexts;
  /** For how many days a quote is valid, unless the shop says otherwise in it (QUOTE-002). */
  readonly quoteValidityDays: number;
  /** What the search box shows while it is empty. Each must find products when typed. */
  readonly searchExamples: readonly string[];
  /** In pesos. An order below it shows a note and is not blocked (CHECKOUT-G12). */
  readonly firstPurchaseMinimum: number;
  readonly instalmentPlans: readonly InstalmentPlan[];
  /** Other hosts that product photos may have, besides the shop's own (DATA-005). */
  readonly imageHosts: readonly string[];
  readonly structuredData: {
    readonly rating: { readonly value: number; readonly reviews: number } | null;
  };
  /** Legally required links of the footer; an empty one is hidden. */
  readonly legalLinks: {
    readonly privacy: string;
    readonly terms: string;
    readonly regret: string;
    readonly consumerDefence: string;
    readonly fiscalData: string;
  };
  /** Pages that show the maintenance screen instead; links to them stay (ROUTE-021). */
  readonly switchedOff: readonly StaticPage[];
  readonly version: string;
};
