import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import { formatPrice } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { CustomerLinks } from './customer-links.tsx';
import type { CustomersQuery } from './customers-query.ts';

type CustomersTableProps = { readonly customers: readonly WireCustomer[]; readonly query: CustomersQuery };

export function CustomersTable({ customers, query }: CustomersTableProps) {
  if (customers.length === 0) return <EmptyList {...emptyTexts(query)} />;
  return (
    <table className="list-table customers-table">
      <thead>
        <tr>
          <th scope="col">Cliente</th>
          <th scope="col">Último contacto</th>
          <th scope="col" className="text-right">
            Pedidos
          </th>
          <th scope="col" className="text-right">
            Total
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <CustomerRow key={customer._id} customer={customer} />
        ))}
      </tbody>
    </table>
  );
}

function CustomerRow({ customer }: { customer: WireCustomer }) {
  const { _id, firstName, lastName, phone, email, orders, amount, lastContact } = customer;
  return (
    <tr>
      <td className="customer-name">
        <PageLink to={deskPath('customer', _id)} className="customer-open">
          {firstName} {lastName}
        </PageLink>
        <small className="figures">{phone}</small>
        {email !== '' && <small>{email}</small>}
      </td>
      <td className="customer-contacted">
        <time dateTime={lastContact}>{formatDate(Date.parse(lastContact))}</time>
      </td>
      <td className="customer-orders figures">
        {orders}
        <span className="sm:sr-only"> {orders === 1 ? 'pedido' : 'pedidos'}</span>
      </td>
      <td className="customer-amount figures">{formatPrice(amountFromWire(amount))}</td>
      <td className="customer-reach">
        <CustomerLinks customer={customer} isBrief />
      </td>
    </tr>
  );
}

function emptyTexts({ text }: CustomersQuery) {
  if (text !== '') {
    const way = { to: deskPath('customers'), label: 'Quitar la búsqueda' };
    return { text: `No hay clientes con “${text}”.`, way };
  }
  const way = { to: deskPath('orders'), label: 'Ver los pedidos' };
  return { text: 'Todavía no hay clientes: cada teléfono que hace un pedido aparece aquí.', way };
}
