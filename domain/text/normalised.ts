/** The text without accents and in lower case; 'ñ' is 'n' then (FILTER-010, FILTER-011, SEARCH-G03). */
export function normalised(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Most texts have no accent, and taking none off takes as long as taking many. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The same for the name of a category: there are few, and each is asked for often. */
export function normalisedCategory(name: string): string {
  const known = categories.get(name);
  if (known !== undefined) return known;
  // An address may ask for anything as a category.
  if (name.length > MAX_CATEGORY_LENGTH) return normalised(name);
  if (categories.size >= MAX_CATEGORIES) categories.clear();
  const made = normalised(name);
  categories.set(name, made);
  return made;
}

const MAX_CATEGORY_LENGTH = 80;
const MAX_CATEGORIES = 10_000;
const categories = new Map<string, string>();
