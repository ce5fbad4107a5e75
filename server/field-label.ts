import { PRODUCT_PARTS } from '#domain/catalogue/product-parts.ts';

/** The Spanish names of the API's fields. */
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRODUCT_PARTS.map(({ wire, label }) => [wire, label])),
  userName: 'Nombre',
  userLastName: 'Apellido',
  userEmail: 'Correo electrónico',
  cellphone: 'Teléfono',
  userPhone: 'Teléfono',
  userLocation: 'Dirección',
  userMessage: 'Mensaje',
  orderItems: 'Productos del pedido',
  totalAmount: 'Total',
  status: 'Estado',
  deleted: 'Eliminado',
  email: 'Email',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  token: 'Invitación',
  photoAlt: 'Texto alternativo',
  before: 'Entrada anterior',
  actor: 'Quién',
  area: 'Área',
  quantity: 'Cantidad',
  quantities: 'Cantidades',
  hidden: 'Ocultos',
  missing: 'Lo que falta',
  order: 'Orden',
  data: 'Datos del producto',
  items: 'Datos del producto',
  page: 'Página',
  size: 'Tamaño de página',
  q: 'Búsqueda',
  ids: 'Productos',
  variants: 'Colores o modelos agotados',
  id: 'Identificador',
  rows: 'Filas',
  names: 'Nombres de las fotos',
  codigo: 'Código',
  precio: 'Precio',
  precio_mayorista: 'Precio mayorista',
  cantidad_minima: 'Cantidad mínima',
  'idempotency-key': 'Clave del envío (Idempotency-Key)',
  'if-match': 'Versión (If-Match)',
};

/** The Spanish name of a field given by its path: 'orderItems.0.quantity' is 'Cantidad'. */
export function fieldLabel(path: string): string {
  const words = path.split('.').filter((word) => word !== '' && !/^\d+$/.test(word));
  const known = words.findLast((word) => Object.hasOwn(LABELS, word));
  return known === undefined ? 'Datos enviados' : (LABELS[known] ?? known);
}
