import { UserRound } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { Order } from '#domain/orders/order.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { mailLink } from '../mail-link.ts';
import { CustomerContact } from '../orders/customer-contact.tsx';

/** Who asked, with the ways to reach them. */
export function CustomerCard({ order }: { order: Order }) {
  const { firstName, lastName, phone, email } = order.customer;
  return (
    <section aria-labelledby="cliente" className="dashboard-card customer-card">
      <h2 id="cliente" className="mb-1 text-block">
        Cliente
      </h2>
      <p className="customer-card-name">
        {firstName} {lastName}
      </p>
      <p className="customer-card-facts">
        {phone !== '' && <span className="figures">{phone}</span>}
        {email !== '' && (
          <a href={mailLink({ address: email })} className="hover:underline">
            {email}
          </a>
        )}
      </p>
      <CustomerContact order={order} />
      {order.customerId !== null && (
        <PageLink to={deskPath('customer', order.customerId)} className="customer-card-link">
          <UserRound aria-hidden="true" /> Ver cliente
        </PageLink>
      )}
    </section>
  );
}
