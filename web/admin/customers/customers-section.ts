import { Users } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { CustomerLoading, CustomersLoading } from './customers-loading.tsx';

export const CUSTOMERS_SECTION = {
  path: '/hilvanDash/clientes',
  capability: 'customers',
  Loading: CustomersLoading,
  menu: { label: 'Clientes', Icon: Users },
} satisfies Section;

export const CUSTOMER_SECTION = {
  path: '/hilvanDash/clientes/:id',
  capability: 'customers',
  Loading: CustomerLoading,
} satisfies Section;
