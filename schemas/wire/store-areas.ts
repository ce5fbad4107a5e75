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
  'selling',
  'stock',
  'payments',
] as const;

export type StoreArea = (typeof STORE_AREAS)[number];

/** All areas of settings. Categories have verbs of their own. */
export const SETTINGS_AREAS = [...STORE_AREAS, 'categories'] as const;

export type SettingsArea = (typeof SETTINGS_AREAS)[number];
