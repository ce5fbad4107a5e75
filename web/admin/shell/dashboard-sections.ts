import {
  BadgePercent,
  Calculator,
  FileUp,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Package,
  ReceiptText,
  SquarePlus,
  Store,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';

import type { Capability } from '#domain/accounts/roles.ts';

export type DashboardSection = {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
  /** What its screens need; every role may open a section without one. */
  readonly capability?: Capability;
};

/** The sidebar's sections, in order (DASH-002 to DASH-007). 'Actualizar Precios' and 'Salir' are actions instead. */
export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
  { label: 'General', path: '/hilvanDash', Icon: LayoutDashboard },
  { label: 'Pedidos', path: '/hilvanDash/pedidos', Icon: ReceiptText, capability: 'orders' },
  { label: 'Mis Productos', path: '/hilvanDash/productos', Icon: Package, capability: 'see-prices' },
  { label: 'Agregar Producto', path: '/hilvanDash/nuevo', Icon: SquarePlus, capability: 'catalogue' },
  { label: 'Calculadora', path: '/hilvanDash/calculadora', Icon: Calculator },
  { label: 'Contacto (Alpha)', path: '/hilvanDash/contacto', Icon: Mail, capability: 'messages' },
];

/** The second group: work on many products at once, customers, and the shop itself. */
export const BULK_SECTIONS: readonly DashboardSection[] = [
  { label: 'Precios', path: '/hilvanDash/precios', Icon: BadgePercent, capability: 'prices' },
  { label: 'Importar', path: '/hilvanDash/importar', Icon: FileUp, capability: 'imports' },
  { label: 'Clientes', path: '/hilvanDash/clientes', Icon: Users, capability: 'customers' },
  { label: 'Mi tienda', path: '/hilvanDash/tienda', Icon: Store, capability: 'store' },
  { label: 'Arrepentimientos', path: '/hilvanDash/arrepentimientos', Icon: Undo2, capability: 'orders' },
];

/** The last group, at the foot: log and own account. */
export const ACCOUNT_SECTIONS: readonly DashboardSection[] = [
  { label: 'Registro', path: '/hilvanDash/registro', Icon: History, capability: 'log' },
  { label: 'Cuenta', path: '/hilvanDash/cuenta', Icon: UserRound },
];

/** The sections by address; 'General' is the dashboard's own and open to all. */
export const ALL_SECTIONS: readonly Pick<DashboardSection, 'path' | 'capability'>[] = [
  // It has no entry: General and 'Mi tienda' lead to it.
  { path: '/hilvanDash/analisis', capability: 'reports' },
  ...DASHBOARD_SECTIONS.filter(({ path }) => path !== '/hilvanDash'),
  ...BULK_SECTIONS,
  ...ACCOUNT_SECTIONS,
];
