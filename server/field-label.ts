/** What people call the fields of the API. */
const LABELS: Readonly<Record<string, string>> = {
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
  marca: 'Marca',
  name: 'Nombre',
  photo: 'Fotos',
  price: 'Precio',
  summary: 'Resumen',
  description: 'Descripción',
  specsTecs: 'Especificaciones',
  colours: 'Colores',
  models: 'Modelos',
  code: 'Código',
  wholesalePrice: 'Precio por cantidad',
  quantity: 'Cantidad',
  quantities: 'Cantidades',
  offer: 'Oferta',
  section: 'Sección',
  subsection: 'Subsección',
  type: 'Tipo',
  filter: 'Oculto',
  data: 'Datos del producto',
  items: 'Datos del producto',
  page: 'Página',
  size: 'Tamaño de página',
  q: 'Búsqueda',
  ids: 'Productos',
  id: 'Identificador',
  _id: 'Identificador',
  rows: 'Filas',
  'idempotency-key': 'Clave del pedido (Idempotency-Key)',
  'if-match': 'Versión (If-Match)',
};

/** The Spanish name of a field given by its path: 'orderItems.0.quantity' is 'Cantidad'. */
export function fieldLabel(path: string): string {
  const words = path.split('.').filter((word) => word !== '' && !/^\d+$/.test(word));
  const known = words.findLast((word) => Object.hasOwn(LABELS, word));
  return known === undefined ? 'Datos enviados' : (LABELS[known] ?? known);
}
