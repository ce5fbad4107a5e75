/** The text in lower case without accents; 'ñ' becomes 'n' (FILTER-010, FILTER-011, SEARCH-G03). */
export function normalised(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Most texts have no accents, and removing accents is slow even where there are none. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The same for names of categories, brands and colours, with a cache: there are few, and each is used often. */
export function normalisedCategory(name: string): string {
  const known = categories.get(name);
  if (known !== undefined) return known;
  // A URL can have any text as its category.
  if (name.length > MAX_CATEGORY_LENGTH) return normalised(name);
  if (categories.size >= MAX_CATEGORIES) categories.clear();
  const made = normalised(name);
  categories.set(name, made);
  return made;
}

const MAX_CATEGORY_LENGTH = 80;
const MAX_CATEGORIES = 10_000;
const categories = new Map<string, string>();
