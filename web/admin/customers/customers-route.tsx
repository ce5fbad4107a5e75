import { deskPath } from '#domain/addresses/desk-path.ts';
import './customers.css';
import { useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatCount } from '#web/format.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { NewRowsNotice } from '../live/new-rows-notice.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/customers-route.ts';
import { fetchCustomers } from './customers-api.ts';
import { CustomersLoading } from './customers-loading.tsx';
import {
  CUSTOMERS_ADDRESS,
  CUSTOMERS_PER_PAGE,
  type CustomersQuery,
  customersQuery,
  customersSearch,
} from './customers-query.ts';
import { CustomersTable } from './customers-table.tsx';

const CUSTOMERS = { one: 'cliente', many: 'clientes' };
const FOUND = { one: 'cliente encontrado', many: 'clientes encontrados' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = customersQuery(new URL(request.url).searchParams);
  const page = await pageOf(query);
  const lastPage = lastPageOf(page?.total ?? 0, CUSTOMERS_PER_PAGE);
  // The last page may have lost its last customer.
  if (page !== null && query.page > lastPage)
    throw redirect(`${deskPath('customers')}${customersSearch({ ...query, page: lastPage })}`);
  return { query, page, lastPage };
}

clientLoader.hydrate = true as const;

function pageOf(query: CustomersQuery) {
  return fetchCustomers({ ...query, size: CUSTOMERS_PER_PAGE });
}

export const HydrateFallback = CustomersLoading;

/** 'Clientes': everyone who ordered with a phone, last contact first (QUOTE-010). */
export default function CustomersRoute({ loaderData: { query, page, lastPage } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const list = useListQuery(query, CUSTOMERS_ADDRESS);
  const rows = useRef<HTMLElement>(null);
  const held = useLiveRows('orders', {
    list: rows,
    shown: page,
    fetchAgain: () => pageOf(query),
    idsOf: ({ customers }) => customers.map(({ _id }) => _id),
  });
  const searchOf = (number: number) => customersSearch({ ...query, page: number });
  return (
    <SectionFrame title="Clientes">
      <ListToolbar
        lead={
          <SearchField
            label="Buscar clientes"
            placeholder="Nombre, teléfono, pedido o producto"
            shown={query.text}
            list={list}
          />
        }
        count={page !== null && formatCount(page.total, query.text === '' ? CUSTOMERS : FOUND)}
        download={null}
      />
      {page === null ? (
        <SectionFailure text="No se pudieron cargar los clientes." />
      ) : (
        <section ref={rows} tabIndex={-1} aria-label="Clientes" className="dashboard-card px-2! py-2!">
          <CustomersTable customers={page.customers} query={query} />
        </section>
      )}
      {/* Keyed by the rows: a new pager appears in place, instead of the old one moving. */}
      <Pager
        key={`${page?.total}${searchOf(1)}`}
        label="Páginas de clientes"
        page={query.page}
        lastPage={lastPage}
        searchOf={searchOf}
      />
      <NewRowsNotice
        count={held}
        noun={{ one: 'cliente con novedades', many: 'clientes con novedades' }}
        onShow={() => {
          rows.current?.focus({ preventScroll: true });
          navigate({ search: searchOf(1) }, { replace: query.page === 1 });
        }}
      />
    </SectionFrame>
  );
}
