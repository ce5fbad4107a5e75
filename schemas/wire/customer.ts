import type { KnownCustomer } from '#domain/customers/known-customer.ts';
import type { WireCustomer } from '../customer-answers.ts';
import { amountToWire } from './amount.ts';

export function customerToWire(customer: KnownCustomer): WireCustomer {
  const { id, firstName, lastName, phone, email, orderCount, amount, lastContactAt, priceList } = customer;
  return {
    _id: id,
    firstName,
    lastName,
    phone,
    email,
    orders: orderCount,
    amount: amountToWire(amount),
    lastContact: new Date(lastContactAt).toISOString(),
    ...(priceList !== null && { priceList }),
  };
}
