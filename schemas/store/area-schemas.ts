import type { z } from 'zod';
import type { SettingsArea } from '../wire/store-areas.ts';
import { bannersArea } from './banners-area.ts';
import { brandsArea } from './brands-area.ts';
import { categoriesArea } from './categories-area.ts';
import { chatArea } from './chat-area.ts';
import { contactArea } from './contact-area.ts';
import { hoursArea } from './hours-area.ts';
import { identityArea } from './identity-area.ts';
import { legalArea } from './legal-area.ts';
import { lookArea } from './look-area.ts';
import { paymentsArea } from './payments-area.ts';
import { plansArea } from './plans-area.ts';
import { searchArea } from './search-area.ts';
import { sellingArea } from './selling-area.ts';
import { stockArea } from './stock-area.ts';
import { storyArea } from './story-area.ts';
import { taxesArea } from './taxes-area.ts';
import { textsArea } from './texts-area.ts';

const SCHEMAS = {
  identity: identityArea,
  contact: contactArea,
  hours: hoursArea,
  story: storyArea,
  brands: brandsArea,
  banners: bannersArea,
  look: lookArea,
  plans: plansArea,
  taxes: taxesArea,
  texts: textsArea,
  legal: legalArea,
  chat: chatArea,
  search: searchArea,
  selling: sellingArea,
  stock: stockArea,
  payments: paymentsArea,
  categories: categoriesArea,
} as const satisfies Record<SettingsArea, z.ZodType>;

/** Nobody changes settings in place. */
type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value;

/** The values of each area. */
export type Settings = {
  readonly [Area in SettingsArea]: Unchanged<z.output<(typeof SCHEMAS)[Area]>>;
};

export type Brand = Settings['brands']['brands'][number];
export type Banner = Settings['banners']['banners'][number];

/** The one check of each area, for the shop's file, its forms and the API. */
export const AREA_SCHEMAS: { readonly [Area in SettingsArea]: z.ZodType<Settings[Area]> } = SCHEMAS;
