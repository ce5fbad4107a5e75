const TICKED = 'hilvan:ticked-products';
const CODES = 'hilvan:pasted-codes';

/** Without session storage they last as long as the page. */
const pageTexts = new Map<string, string>();

/** The products ticked in 'Mis Productos', for the studio: there can be too many for an address. */
export function tickedProducts(): readonly string[] {
  const ids = saved(TICKED);
  return ids === '' ? [] : ids.split(',');
}

export function saveTickedProducts(ids: Iterable<string>): void {
  save(TICKED, [...ids].join(','));
}

/** The codes pasted into the studio, as typed. */
export function savedCodes(): string {
  return saved(CODES);
}

export function saveCodes(codes: string): void {
  save(CODES, codes);
}

function saved(key: string): string {
  const ofPage = pageTexts.get(key);
  if (ofPage !== undefined) return ofPage;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function save(key: string, text: string): void {
  pageTexts.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page's own copy is used.
  }
}
