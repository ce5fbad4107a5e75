import type { StoreConfig } from '#config/store.ts';

/** What only some pages show, or none: their loaders read it from `PageServices`. */
const ELSEWHERE = [
  'story',
  'generations',
  'banners',
  'brandPages',
  'look',
  'plans',
  'legalTexts',
  'chatTexts',
  'imageHosts',
  'quoteValidityDays',
  'structuredData',
  'synonyms',
  'selling',
  'stock',
  'payments',
] as const satisfies readonly (keyof StoreConfig)[];

/** The settings that every page has in the browser. */
export type StoreFrame = Omit<StoreConfig, (typeof ELSEWHERE)[number]>;

/** The last frame, which pages share until a setting changes: what is kept for it counts as the same. */
let last: StoreFrame | null = null;

/** Safe: only the fields that the type leaves out are left out. They aren't read, so pages don't depend on them. */
export function storeFrame(store: StoreConfig): StoreFrame {
  const left: ReadonlySet<string> = new Set(ELSEWHERE);
  const fields = (Object.keys(store) as (keyof StoreConfig)[]).filter((field) => !left.has(field));
  const frame = Object.fromEntries(fields.map((field) => [field, store[field]])) as StoreFrame;
  if (last === null || !hasSameFields(frame, last)) last = frame;
  return last;
}

/** Both have the same names of fields: a shop's fields are always the same. */
function hasSameFields(one: StoreFrame, other: StoreFrame): boolean {
  return (Object.keys(one) as (keyof StoreFrame)[]).every((field) => one[field] === other[field]);
}
