/** What a role may do. Every role sees prices and products; 'catalogue' and 'prices' change them. */
export const CAPABILITIES = [
  'orders',
  'customers',
  'messages',
  'see-prices',
  'receive-stock',
  'stock',
  'catalogue',
  'prices',
  'imports',
  'reports',
  'log',
  'store',
  'accounts',
  'backups',
  'erase',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

export const ROLES = ['dueno', 'encargado', 'mostrador'] as const;

export type Role = (typeof ROLES)[number];

const COUNTER: readonly Capability[] = ['orders', 'customers', 'messages', 'see-prices', 'receive-stock'];
const MANAGER: readonly Capability[] = [
  ...COUNTER,
  'stock',
  'catalogue',
  'prices',
  'imports',
  'reports',
  'log',
];

/** The whole table of permissions (STORE-007). */
const MAY: Record<Role, ReadonlySet<Capability>> = {
  dueno: new Set(CAPABILITIES),
  encargado: new Set(MANAGER),
  mostrador: new Set(COUNTER),
};

export const ROLE_LABELS: Record<Role, string> = {
  dueno: 'Dueño',
  encargado: 'Encargado',
  mostrador: 'Mostrador',
};

/** What each role is for, shown where a role is chosen. */
export const ROLE_NOTES: Record<Role, string> = {
  dueno: 'Puede todo.',
  encargado: 'Todo menos cuentas, copias de seguridad, la configuración de la tienda y borrar datos.',
  mostrador: 'Pedidos, clientes y mensajes. Ve los precios y no los cambia.',
};

/** 'No tienes permiso para …' */
const CAPABILITY_LABELS: Record<Capability, string> = {
  orders: 'atender pedidos',
  customers: 'ver clientes',
  messages: 'leer mensajes',
  'see-prices': 'ver los precios',
  'receive-stock': 'ver las existencias y recibir mercadería',
  stock: 'contar y corregir las existencias',
  catalogue: 'cambiar productos',
  prices: 'cambiar precios',
  imports: 'importar productos',
  reports: 'ver las cifras de ventas',
  log: 'ver el registro',
  store: 'cambiar la configuración de la tienda',
  accounts: 'administrar las cuentas',
  backups: 'manejar las copias de seguridad',
  erase: 'borrar datos para siempre',
};

export function mayDo(role: Role, capability: Capability): boolean {
  return MAY[role].has(capability);
}

/** Why a role is refused and whom to ask: 'No tienes permiso para cambiar precios: pídeselo a un dueño o a un encargado.' */
export function permissionAdvice(capability: Capability): string {
  const helpers = ROLES.filter((role) => mayDo(role, capability)).map(
    (role) => `a un ${ROLE_LABELS[role].toLowerCase()}`,
  );
  return `No tienes permiso para ${CAPABILITY_LABELS[capability]}: pídeselo ${helpers.join(' o ')}.`;
}
