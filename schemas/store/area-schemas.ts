import type { z } from 'zod';
import type { Settings, SettingsArea } from '../wire/store.ts';
import { bannersArea } from './banners-area.ts';
import { brandsArea } from './brands-area.ts';
import { categoriesArea } from './categories-area.ts';
import { chatArea } from './chat-area.ts';
import { contactArea } from './contact-area.ts';
import { hoursArea } from './hours-area.ts';
import { identityArea } from './identity-area.ts';
import { legalArea } from './legal-area.ts';
import { lookArea } from './look-area.ts';
import { plansArea } from './plans-area.ts';
import { searchArea } from './search-area.ts';
import { storyArea } from './story-area.ts';
import { taxesArea } from './taxes-area.ts';
import { textsArea } from './texts-area.ts';

/** The one check of each area, for the shop's file, its forms and the API. */
export const AREA_SCHEMAS: { readonly [Area in SettingsArea]: z.ZodType<Settings[Area]> } = {
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
  categories: categoriesArea,
};
