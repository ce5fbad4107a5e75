import { ROLE_LABELS } from '#domain/accounts/roles.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { WITHDRAWAL_STATE_LABELS } from '#domain/withdrawals/withdrawal.ts';
import { amountFromWire } from '#schemas/wire/amount.ts';
import type { AuditArea, AuditDetails, AuditKind, WireAuditEntry } from '#schemas/wire/audit-entry.ts';
import { STORE_AREA_LABELS } from '#schemas/wire/store-area-labels.ts';
import { formatCount, formatPrice } from '#web/format.ts';

export const AREA_LABELS: Record<AuditArea, string> = {
  access: 'Ingresos y sesiones',
  accounts: 'Cuentas',
  products: 'Productos',
  prices: 'Precios',
  orders: 'Pedidos',
  customers: 'Clientes',
  messages: 'Mensajes',
  store: 'Mi tienda',
  downloads: 'Descargas',
};

const LISTS = {
  orders: 'los pedidos',
  items: 'los productos',
  messages: 'los mensajes',
  prices: 'un cambio de precios',
  stock: 'los movimientos de existencias',
  credits: 'los movimientos del banco sin tomar',
} as const;

const LIST_CHANGES = { made: 'Hizo', changed: 'Cambió', deleted: 'Borró' } as const;

const PHOTOS = { one: 'foto', many: 'fotos' } as const;

const TEXTS: { readonly [Kind in AuditKind]: (details: AuditDetails[Kind]) => string } = {
  'logged-in': () => 'Ingresó',
  'login-failed': ({ reason }) =>
    reason === 'code'
      ? 'Alguien intentó ingresar con un código equivocado'
      : 'Alguien intentó ingresar con una contraseña equivocada',
  'logged-out': () => 'Salió',
  'session-ended': () => 'Cerró una de sus sesiones',
  'other-sessions-ended': ({ count }) =>
    `Cerró sus demás sesiones: ${formatCount(count, { one: 'sesión', many: 'sesiones' })}`,
  'push-enabled': () => 'Activó los avisos de pedidos en un navegador',
  'push-disabled': () => 'Desactivó los avisos de pedidos en un navegador',
  'password-changed': () => 'Cambió su contraseña',
  'password-set': ({ email }) => `Contraseña nueva para ${email}, con un comando`,
  'codes-enabled': () => 'Activó los códigos de un solo uso',
  'codes-disabled': () => 'Desactivó los códigos de un solo uso',
  'codes-reset': ({ email }) => `Códigos de ${email} desactivados, con un comando`,
  'recovery-code-used': ({ left }) =>
    `Usó un código de recuperación (${left === 1 ? 'queda' : 'quedan'} ${left})`,
  'administrator-invited': ({ email, role }) =>
    `Invitó a ${email}${role === undefined ? '' : ` como ${ROLE_LABELS[role].toLowerCase()}`}`,
  'invitation-withdrawn': ({ email }) => `Retiró la invitación a ${email}`,
  'invitation-accepted': ({ invitedBy }) => `Aceptó la invitación de ${invitedBy}`,
  'administrator-removed': ({ email }) => `Quitó a ${email}`,
  'role-changed': ({ email, from, to }) =>
    `Cambió el rol de ${email}: de ${ROLE_LABELS[from].toLowerCase()} a ${ROLE_LABELS[to].toLowerCase()}`,
  'product-created': ({ name }) => `Agregó ${name}`,
  'product-changed': ({ name }) => `Editó ${name}`,
  'product-hidden': ({ name }) => `Ocultó ${name}`,
  'product-shown': ({ name }) => `Volvió a mostrar ${name}`,
  'product-sold-out': ({ name }) => `Marcó como agotado ${name}`,
  'product-in-stock': ({ name }) => `Volvió a tener ${name}`,
  'product-deleted': ({ name }) => `Eliminó ${name}`,
  'product-restored': ({ name }) => `Restauró ${name}`,
  'demo-removed': ({ count }) =>
    `Quitó la muestra: ${formatCount(count, { one: 'producto', many: 'productos' })}`,
  'stock-watched': ({ name }) => `Cambió qué se avisa o se cuenta de ${name}`,
  'products-changed': ({ rule }) => rule,
  'products-imported': ({ fileName, created, updated }) =>
    `Importó ${fileName}: ${formatCount(created, { one: 'producto nuevo', many: 'productos nuevos' })}, ${formatCount(updated, { one: 'cambiado', many: 'cambiados' })}`,
  'photos-fetched': ({ fileName, fetched, failed }) =>
    `Trajo las fotos de ${fileName}: ${formatCount(fetched, PHOTOS)}${failed === 0 ? '' : ` y ${formatCount(failed, PHOTOS)} no`}`,
  'import-undone': ({ fileName, removed }) =>
    `Deshizo la importación de ${fileName}: ${formatCount(removed, { one: 'producto quitado', many: 'productos quitados' })}`,
  'prices-updated': ({ count }) =>
    `Actualizó los precios de ${formatCount(count, { one: 'producto', many: 'productos' })}`,
  'prices-changed': ({ rule }) => `Cambió precios: ${rule}`,
  'prices-scheduled': ({ rule }) => `Programó precios: ${rule}`,
  'prices-restored': ({ count, rule }) =>
    `Volvió a los precios de antes en ${formatCount(count, { one: 'producto', many: 'productos' })}: ${rule}`,
  'prices-cancelled': ({ rule }) => `Canceló los precios programados: ${rule}`,
  'order-taken': ({ number }) => `Tomó el pedido N.º ${number}`,
  'order-changed': ({ number, status }) => `Pasó el pedido N.º ${number} a ${ORDER_STATUS_LABELS[status]}`,
  'order-deleted': ({ number }) => `Eliminó el pedido N.º ${number}`,
  'customer-list-given': ({ list }) =>
    list === '' ? 'Quitó a un cliente su lista de precios' : `Dio a un cliente la lista mayorista «${list}»`,
  'price-list-changed': ({ name, change }) => `${LIST_CHANGES[change]} la lista mayorista «${name}»`,
  'price-list-link-changed': ({ list, holder, change }) =>
    change === 'made'
      ? `Hizo un link de la lista mayorista «${list}» para ${holder}`
      : `Cortó el link de la lista mayorista «${list}» de ${holder}`,
  'quote-sent': ({ number, version, total }) =>
    `Envió el presupuesto ${version} del pedido N.º ${number}, de ${formatPrice(amountFromWire(total))}`,
  'order-restored': ({ number }) => `Recuperó el pedido N.º ${number}`,
  'orders-changed': ({ count, numbers, status }) =>
    `Pasó ${formatCount(count, { one: 'pedido', many: 'pedidos' })} a ${ORDER_STATUS_LABELS[status]}: N.º ${numbers}`,
  'orders-deleted': ({ count, numbers }) =>
    `Eliminó ${formatCount(count, { one: 'pedido', many: 'pedidos' })}: N.º ${numbers}`,
  'orders-purged': ({ count, numbers }) =>
    `Borró para siempre ${formatCount(count, { one: 'pedido', many: 'pedidos' })}: N.º ${numbers}`,
  'order-noted': ({ number }) => `Anotó algo en el pedido N.º ${number}`,
  'reminder-set': ({ number }) => `Puso un recordatorio en el pedido N.º ${number}`,
  'reminder-done': ({ number }) => `Quitó el recordatorio del pedido N.º ${number}`,
  'payment-received': ({ number, amount }) =>
    `Anotó un pago de ${formatPrice(amountFromWire(amount))} del pedido N.º ${number}`,
  'mercado-pago-changed': ({ isOn, changes }) =>
    [`Mercado Pago: ${isOn ? 'encendido' : 'apagado'}`, changes].filter(Boolean).join('. '),
  'payment-removed': ({ number, amount }) =>
    `Quitó un pago de ${formatPrice(amountFromWire(amount))} del pedido N.º ${number}`,
  'refund-given': ({ number, amount }) =>
    `Anotó una devolución de ${formatPrice(amountFromWire(amount))} del pedido N.º ${number}`,
  'refund-removed': ({ number, amount }) =>
    `Quitó una devolución de ${formatPrice(amountFromWire(amount))} del pedido N.º ${number}`,
  'customer-noted': () => 'Escribió una nota de un cliente',
  'customers-merged': () => 'Unió dos clientes',
  'customer-split': () => 'Separó un cliente de otro',
  'customer-exported': () => 'Exportó los datos de un cliente',
  'customer-erased': ({ orders }) =>
    `Borró los datos de un cliente (${formatCount(orders, { one: 'pedido', many: 'pedidos' })})`,
  'withdrawal-answered': ({ code, state }) =>
    `Arrepentimiento ${code}: ${WITHDRAWAL_STATE_LABELS[state].toLowerCase()}`,
  'message-read': () => 'Marcó un mensaje como leído',
  'message-unread': () => 'Marcó un mensaje como no leído',
  'list-downloaded': ({ list, format }) => `Descargó ${LISTS[list]} (${format.toUpperCase()})`,
  'store-changed': ({ area, changes }) => `Mi tienda: ${STORE_AREA_LABELS[area]}. ${changes}`,
  'categories-changed': ({ change }) => change,
  'backup-requested': () => 'Pidió una copia de seguridad',
  'proof-requested': () => 'Pidió probar la copia fuera de la máquina',
  'backup-downloaded': ({ name }) => `Descargó la copia de seguridad ${name}`,
};

/** The text of a log entry, without actor and time. */
export function entryText(entry: WireAuditEntry): string {
  return textOf(entry);
}

// Generic in the kind, so the compiler ties the details to it.
function textOf<Kind extends AuditKind>({
  kind,
  details,
}: {
  kind: Kind;
  details: AuditDetails[Kind];
}): string {
  return TEXTS[kind](details);
}

/** '' is a command on the server. */
export function actorLabel(actor: string): string {
  return actor === '' ? 'El servidor' : actor;
}
