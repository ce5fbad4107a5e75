/** The page number in an address, from 1. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('pagina'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
