import { Users } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { CustomerLoading, CustomersLoading } from './customers-loading.tsx';

export const CUSTOMERS_SECTION = {
  path: deskPattern('customers'),
  capability: 'customers',
  Loading: CustomersLoading,
  menu: { label: 'Clientes', Icon: Users },
} satisfies Section;

export const CUSTOMER_SECTION = {
  path: deskPattern('customer'),
  capability: 'customers',
  Loading: CustomerLoading,
} satisfies Section;
