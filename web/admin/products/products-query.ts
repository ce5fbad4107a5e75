import { pageNumber } from '../list/page-number.ts';

/** The parts that a product can lack: names in the address and in the API. */
const MISSING = { precio: 'price', foto: 'photo', codigo: 'code' } as const;

export type MissingPart = keyof typeof MISSING;

/** The products screen's query, as kept in the address. */
export type ProductsQuery = {
  /** A whole code, or words. */
  readonly text: string;
  readonly showsHidden: boolean;
  /** The deleted products instead of the others. */
  readonly showsDeleted: boolean;
  readonly missing: MissingPart | null;
  /** From 1. */
  readonly page: number;
};

export function productsQuery(search: URLSearchParams): ProductsQuery {
  const missing = search.get('falta');
  return {
    text: search.get('buscar') ?? '',
    showsHidden: search.get('ocultos') === '1',
    showsDeleted: search.get('eliminados') === '1',
    missing: isMissingPart(missing) ? missing : null,
    page: pageNumber(search),
  };
}

function isMissingPart(name: string | null): name is MissingPart {
  return name !== null && Object.hasOwn(MISSING, name);
}

/** The query string of a view; defaults are left out. */
export function productsSearch({ text, showsHidden, showsDeleted, missing, page }: ProductsQuery): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('buscar', text);
  if (showsHidden) search.set('ocultos', '1');
  if (showsDeleted) search.set('eliminados', '1');
  if (missing !== null) search.set('falta', missing);
  if (page > 1) search.set('pagina', `${page}`);
  return search.size === 0 ? '' : `?${search}`;
}

/** The query of `GET /items`, newest first. */
export function itemsSearch(query: ProductsQuery, size: number): string {
  const paging = { page: `${query.page}`, size: `${size}`, order: 'newest', brief: '1' };
  return `?${new URLSearchParams({ ...paging, ...itemsFilter(query) })}`;
}

/** The filter with the API's names. */
export function itemsFilter({
  text,
  showsHidden,
  showsDeleted,
  missing,
}: ProductsQuery): Record<string, string> {
  return {
    ...(text !== '' && { q: text }),
    ...(showsHidden && { hidden: '1' }),
    ...(showsDeleted && { deleted: '1' }),
    ...(missing !== null && { missing: MISSING[missing] }),
  };
}
