import { z } from 'zod';
import type { Settings } from './store/area-schemas.ts';
import { bannersArea } from './store/banners-area.ts';
import { brandsArea } from './store/brands-area.ts';
import { chatArea } from './store/chat-area.ts';
import { contactArea } from './store/contact-area.ts';
import { hoursArea } from './store/hours-area.ts';
import { identityArea } from './store/identity-area.ts';
import { legalArea } from './store/legal-area.ts';
import { lookArea } from './store/look-area.ts';
import { paymentsArea } from './store/payments-area.ts';
import { plansArea } from './store/plans-area.ts';
import { searchArea } from './store/search-area.ts';
import { sellingArea } from './store/selling-area.ts';
import { stockArea } from './store/stock-area.ts';
import { storyArea } from './store/story-area.ts';
import { taxesArea } from './store/taxes-area.ts';
import { textsArea } from './store/texts-area.ts';
import type { SettingsArea, StoreArea } from './wire/store-areas.ts';

/** The answers about the shop's settings, for the API's description. */
const version = z.int().min(0).describe('Cuántas veces se editó el área');

const areas = {
  identity: identityArea.extend({ version }),
  contact: contactArea.extend({ version }),
  hours: hoursArea.extend({ version }),
  story: storyArea.extend({ version }),
  brands: brandsArea.extend({ version }),
  banners: bannersArea.extend({ version }),
  look: lookArea.extend({ version }),
  plans: plansArea.extend({ version }),
  taxes: taxesArea.extend({ version }),
  texts: textsArea.extend({ version }),
  legal: legalArea.extend({ version }),
  chat: chatArea.extend({ version }),
  search: searchArea.extend({ version }),
  selling: sellingArea.extend({ version }),
  stock: stockArea.extend({ version }),
  payments: paymentsArea.extend({ version }),
} as const satisfies Record<StoreArea, z.ZodType>;

export const storeAnswer = z.strictObject(areas);

export const storeAreaAnswer = z.union(Object.values(areas));

export const storeVersionAnswer = z.strictObject({
  version,
  changedAt: z.iso.datetime().nullable().describe('null en los datos con que empezó la tienda'),
  actor: z.string().describe('Un correo; vacío para los comandos del servidor'),
});

export type WireStoreVersion = z.output<typeof storeVersionAnswer>;

/** One area as the API answers it: its fields, and how often it was edited. */
export type WireStoreArea<Area extends SettingsArea = SettingsArea> = Settings[Area] & { version: number };

export type WireStore = { [Area in StoreArea]: WireStoreArea<Area> };
