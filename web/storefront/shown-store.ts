import type { StoreConfig } from '#config/store.ts';
import { upcomingHolidays } from '#domain/store/upcoming-holidays.ts';
import type { StoreFrame } from './store-frame.ts';

/** The brands whose logos are drawn, by their files in `public/brands`. */
const DRAWN: ReadonlySet<string> = new Set([
  'aurelia',
  'broche-y-hijos',
  'cinta-alba',
  'costurina',
  'denton',
  'filo-sur',
  'la-ribera',
  'maquinola',
  'norte',
  'ovillar',
  'puntal',
  'saten-y-cia',
  'telar-del-litoral',
  'tensa',
]);

/**
 * The store as pages show it on a day: the holidays that are near, and no slug for a brand without a drawing of it.
 * @param today the start of the shop's day in epoch ms, on the same date in UTC
 */
export function shownStore(store: StoreFrame, today: number): StoreFrame {
  const known = shownOn.get(store);
  if (known?.today === today) return known.shown;
  const holidays = upcomingHolidays(store.holidays, today);
  const shown = { ...store, brands: shownBrands(store.brands), holidays };
  shownOn.set(store, { today, shown });
  return shown;
}

/** Made once a day, so that all pages show the same object. */
const shownOn = new WeakMap<StoreFrame, { readonly today: number; readonly shown: StoreFrame }>();

export function shownBrands(brands: StoreConfig['brands']): StoreConfig['brands'] {
  return brands.map((brand) => (DRAWN.has(brand.slug) ? brand : { ...brand, slug: '' }));
}
