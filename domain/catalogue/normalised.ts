/** The text without accents and in lower case; 'ñ' is 'n' then (FILTER-010, FILTER-011, SEARCH-G03). */
export function normalised(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
