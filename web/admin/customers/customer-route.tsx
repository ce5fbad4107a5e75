import { deskPath } from '#domain/addresses/desk-path.ts';
import './customers.css';
import './customer-page.css';
import { ArrowLeft } from 'lucide-react';
import { redirect, useRevalidator } from 'react-router';
import { lastPageOf } from '#domain/catalogue/page-size.ts';
import { formatDate, formatDay } from '#domain/text/format-date.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice, formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { pageNumber } from '../list/page-number.ts';
import { SectionFailure } from '../list/section-failure.tsx';
import { useHeld } from '../live/use-held.ts';
import { PanelFailure } from '../order-page/panel-failure.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/customer-route.ts';
import { CustomerData } from './customer-data.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { fetchCustomer, ORDERS_PER_PAGE } from './customers-api.ts';
import { CustomerLoading } from './customers-loading.tsx';

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const customer = await fetchCustomer(id, page);
  const orderCount = customer === null || customer === 'gone' ? 0 : customer.orderCount;
  const lastPage = lastPageOf(orderCount, ORDERS_PER_PAGE);
  if (page > lastPage && customer !== null) throw redirect(deskPath('customer', id));
  return { customer, page, lastPage };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = CustomerLoading;

/** One customer: figures, orders, notes, and what the law lets a person ask for (QUOTE-010). */
export default function CustomerRoute({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isBehind = loaderData.customer === null;
  const last = useHeld(isBehind, isBehind ? null : loaderData);
  const isOfThis = last !== null && last.customer !== 'gone' && last.customer?._id === params.id;
  // A refresh that fails takes nothing away, least of all a note that is being typed.
  const { customer, page, lastPage } = isBehind && isOfThis ? last : loaderData;
  if (customer === null)
    return (
      <SectionFrame title="Cliente">
        <SectionFailure text="No se pudo cargar el cliente." />
      </SectionFrame>
    );
  if (customer === 'gone')
    return (
      <SectionFrame title="Cliente">
        <div className="dashboard-card">
          <EmptyList
            text="Ese cliente no existe: se unió a otro, o se borraron sus datos."
            way={{ to: deskPath('customers'), label: 'Ver los clientes' }}
          />
        </div>
      </SectionFrame>
    );
  return (
    <SectionFrame
      title={`${customer.firstName} ${customer.lastName}`.trim()}
      aside={<CustomerLinks customer={customer} />}
    >
      <PageLink to={deskPath('customers')} className="customer-back">
        <ArrowLeft aria-hidden="true" /> Clientes
      </PageLink>
      {isBehind && (
        <div className="customer-behind">
          <PanelFailure text="No se pudo actualizar. Puede que falle la conexión." onRetry={revalidate} />
        </div>
      )}
      <CustomerFigures customer={customer} />
      <div className="customer-parts">
        <CustomerOrders customer={customer} page={page} lastPage={lastPage} />
        <div className="customer-side">
          <CustomerNotes key={customer._id} customer={customer} onAdded={revalidate} />
          <CustomerData customer={customer} onChanged={revalidate} />
        </div>
      </div>
    </SectionFrame>
  );
}

function CustomerFigures({ customer }: { customer: WireCustomerPage }) {
  const { orderCount, amount, owed, lastContact, since } = customer;
  return (
    <dl className="customer-figures">
      <div>
        <dt>Pedidos</dt>
        <dd className="display-figures">{formatWholeNumber(orderCount)}</dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd className="display-figures">{formatPrice(amountFromWire(amount))}</dd>
      </div>
      {owed.count > 0 && (
        <div>
          <dt>Debe</dt>
          <dd className="display-figures">{formatPrice(amountFromWire(owed.amount))}</dd>
        </div>
      )}
      <div>
        <dt>Último contacto</dt>
        <dd>{formatDate(Date.parse(lastContact))}</dd>
      </div>
      <div>
        <dt>Cliente desde</dt>
        <dd>{formatDay(shopDay(Date.parse(since)))}</dd>
      </div>
    </dl>
  );
}
