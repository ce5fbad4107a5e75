import type { BrandPage } from '#domain/addresses/list-intro.ts';
import type { StaticPage } from '#domain/addresses/static-pages.ts';
import type { Categories } from '#domain/catalogue/categories.ts';
import type { ChatTexts } from '#domain/chat/chat-texts.ts';
import type { PlanPeriod } from '#domain/financing/plans-on.ts';
import type { OwnColour } from '#domain/look/own-colour.ts';
import type { Holiday, OpeningHours } from '#domain/store/weekly-hours.ts';

/** The areas that 'Mi tienda' edits. Each is stored, versioned and answered by itself. */
export const STORE_AREAS = [
  'identity',
  'contact',
  'hours',
  'story',
  'brands',
  'banners',
  'look',
  'plans',
  'taxes',
  'texts',
  'legal',
  'chat',
  'search',
] as const;

export type StoreArea = (typeof STORE_AREAS)[number];

/** All areas of settings. Categories have verbs of their own. */
export const SETTINGS_AREAS = [...STORE_AREAS, 'categories'] as const;

export type SettingsArea = (typeof SETTINGS_AREAS)[number];

/** A photo that the shop has stored, as its address: '/images/….jpg'. */
export type PhotoAddress = string;

export type Brand = {
  readonly name: string;
  /** Names the drawn logo under `/brands/<slug>.svg`, for a brand without a photo of it. */
  readonly slug: string;
  readonly logo: PhotoAddress | null;
};

export type SocialLink = {
  readonly network: 'instagram' | 'facebook';
  readonly url: string;
};

/** The contribution of one generation of the family. */
export type Generation = { readonly title: string; readonly text: string };

/** One of the home's banners. `from` and `to` are days 'YYYY-MM-DD', both included; '' has no bound. */
export type Banner = {
  readonly id: string;
  readonly image: PhotoAddress | null;
  readonly title: string;
  readonly text: string;
  /** A path of the shop or an address elsewhere; '' for none. */
  readonly link: string;
  readonly from: string;
  readonly to: string;
};

/** The values of each area. */
export type Settings = {
  readonly identity: {
    readonly name: string;
    readonly tagline: string;
    readonly description: string;
    readonly foundedIn: number;
    readonly logo: PhotoAddress | null;
  };
  readonly contact: {
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
    readonly socialLinks: readonly SocialLink[];
  };
  readonly hours: {
    readonly openingHours: readonly OpeningHours[];
    readonly holidays: readonly Holiday[];
  };
  readonly story: {
    /** The paragraphs of the page about the shop. */
    readonly story: readonly string[];
    /** Oldest first. Every page takes their number from here (CONST-003). */
    readonly generations: readonly Generation[];
  };
  readonly brands: {
    readonly brands: readonly Brand[];
    /** What the pages of brands say, also of brands without a logo in the row (FIND-009). */
    readonly brandPages: readonly BrandPage[];
  };
  readonly banners: { readonly banners: readonly Banner[] };
  readonly look: {
    /** '#rrggbb'; `null` keeps the shop's own colours. */
    readonly accent: string | null;
    /** Beyond the 48. */
    readonly colours: readonly OwnColour[];
  };
  /** In the order of their days; the first holds from '1923-01-01' on. */
  readonly plans: { readonly history: readonly PlanPeriod[] };
  readonly taxes: {
    readonly condition: 'responsable-inscripto' | 'monotributo';
    /** How large the price without taxes stands beside the price (LAW-001). */
    readonly netPriceSize: 'small' | 'same';
  };
  readonly texts: {
    /** How one pays, as the questions and answers say it (CONTENT-007). */
    readonly paymentAnswer: string;
    readonly paymentBenefit: string;
    readonly shippingBenefit: string;
    /** What shipping costs, where it is asked. Shipping is never priced online. */
    readonly shippingAnswer: string;
    /** What the search box shows while it is empty. Each must find products when typed. */
    readonly searchExamples: readonly string[];
    /** In pesos. An order below it shows a note and is not blocked (CHECKOUT-G12). */
    readonly firstPurchaseMinimum: number;
    /** For how many days a quote is valid, unless the shop says otherwise in it (QUOTE-002). */
    readonly quoteValidityDays: number;
    /** Other hosts that product photos may have, besides the shop's own (DATA-005). */
    readonly imageHosts: readonly string[];
    readonly structuredData: {
      readonly rating: { readonly value: number; readonly reviews: number } | null;
    };
    /** Pages that show the maintenance screen instead; links to them stay (ROUTE-021). */
    readonly switchedOff: readonly StaticPage[];
    /** Whether offers without an end show the countdown of the visit (LAW-006). */
    readonly visitCountdown: boolean;
  };
  readonly legal: {
    /** The shop's CUIT, printed on quotes: '30-00000000-0'. An empty one is hidden. */
    readonly taxId: string;
    readonly companyName: string;
    readonly legalAddress: string;
    /** Links of the footer; empty ones are hidden. */
    readonly consumerDefence: string;
    readonly fiscalData: string;
    /** The shop's own texts, with headings ('# …'); '' while nobody has written them. */
    readonly terms: string;
    readonly privacy: string;
    readonly returns: string;
  };
  readonly search: {
    /** Words of the trade that mean the same, for 'También puede servirte' (FIND-002). */
    readonly synonyms: readonly (readonly string[])[];
  };
  readonly chat: {
    /** The first message of a visitor's chat. */
    readonly greeting: string;
    /** What the shop writes its customers by chat (QUOTE-011). */
    readonly chatTexts: ChatTexts;
  };
  readonly categories: Categories;
};

/** One area as the API answers it: its fields, and how often it was edited. */
export type WireStoreArea<Area extends SettingsArea = SettingsArea> = Settings[Area] & { version: number };

export type WireStore = { [Area in StoreArea]: WireStoreArea<Area> };

export type WireStoreVersion = {
  version: number;
  /** ISO 8601 in UTC; `null` for the values that a new shop starts with. */
  changedAt: string | null;
  /** An administrator's email, or '' for a command on the server. */
  actor: string;
};
