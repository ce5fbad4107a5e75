import { redirect } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatCount } from '#web/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import type { Route } from './+types/shelf-route.ts';
import { ProductLedger } from './product-ledger.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { SHELF_ADDRESS, SHELF_ROWS, shelfQuery, shelfSearch } from './shelf-query.ts';
import { ShelfTable } from './shelf-table.tsx';
import { fetchProductStock, fetchShelf } from './stock-api.ts';

const COUNTED = { one: 'contado', many: 'contados' };
const FOUND = { one: 'encontrado', many: 'encontrados' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = shelfQuery(new URL(request.url).searchParams);
  const [shelf, stock] = await Promise.all([
    fetchShelf(query),
    query.open === null ? null : fetchProductStock(query.open),
  ]);
  const lastPage = lastPageOf(shelf?.total ?? 0, SHELF_ROWS);
  if (shelf !== null && query.page > lastPage)
    throw redirect(`${deskPath('stock')}${shelfSearch({ ...query, page: lastPage })}`);
  return { query, shelf, stock, lastPage };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

/** 'Lo que hay': everything that is counted, by supplier, with the ledger of one product beside it. */
export default function ShelfRoute({ loaderData: { query, shelf, stock, lastPage } }: Route.ComponentProps) {
  const list = useListQuery(query, SHELF_ADDRESS);
  if (shelf === null) return <SectionFailure text="No se pudieron cargar las existencias." />;
  const isNarrowed = query.text !== '' || query.only !== null;
  return (
    <div className="shelf" data-open={query.open === null ? undefined : ''}>
      <div className="shelf-list">
        <ListToolbar
          lead={
            <SearchField
              label="Buscar en las existencias"
              placeholder="Producto o código"
              shown={query.text}
              list={list}
            />
          }
          count={formatCount(isNarrowed ? shelf.total : shelf.counted, isNarrowed ? FOUND : COUNTED)}
          download={query.open === null ? <DownloadMenu path="/stock/moves" label="Movimientos" /> : null}
        >
          <ShelfFilters shelf={shelf} list={list} />
        </ListToolbar>
        <ShelfTable rows={shelf.rows} isNarrowed={isNarrowed} query={query} />
        {lastPage > 1 && (
          <Pager
            label="Páginas de existencias"
            page={query.page}
            lastPage={lastPage}
            searchOf={(page) => shelfSearch({ ...query, page, open: null })}
          />
        )}
      </div>
      {query.open !== null && (
        <ProductLedger
          key={query.open}
          id={query.open}
          loaded={stock}
          row={shelf.rows.find(({ _id }) => _id === query.open) ?? null}
          closed={shelfSearch({ ...query, open: null })}
        />
      )}
    </div>
  );
}
