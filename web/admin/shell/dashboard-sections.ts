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
  UserRound,
  Users,
} from 'lucide-react';

export type DashboardSection = {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
};

/** The sidebar's sections, in order (DASH-002 to DASH-007). 'Actualizar Precios' and 'Salir' are actions instead. */
export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
  { label: 'General', path: '/hilvanDash', Icon: LayoutDashboard },
  { label: 'Pedidos', path: '/hilvanDash/pedidos', Icon: ReceiptText },
  { label: 'Mis Productos', path: '/hilvanDash/productos', Icon: Package },
  { label: 'Agregar Producto', path: '/hilvanDash/nuevo', Icon: SquarePlus },
  { label: 'Calculadora', path: '/hilvanDash/calculadora', Icon: Calculator },
  { label: 'Contacto (Alpha)', path: '/hilvanDash/contacto', Icon: Mail },
];

/** The second group: work on many products at once, and the shop's customers. */
export const BULK_SECTIONS: readonly DashboardSection[] = [
  { label: 'Precios', path: '/hilvanDash/precios', Icon: BadgePercent },
  { label: 'Importar', path: '/hilvanDash/importar', Icon: FileUp },
  { label: 'Clientes', path: '/hilvanDash/clientes', Icon: Users },
];

/** The last group, at the foot: log and own account. */
export const ACCOUNT_SECTIONS: readonly DashboardSection[] = [
  { label: 'Registro', path: '/hilvanDash/registro', Icon: History },
  { label: 'Cuenta', path: '/hilvanDash/cuenta', Icon: UserRound },
];
