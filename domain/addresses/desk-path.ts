import { DASHBOARD_PATH } from './dashboard-path.ts';

/** The dashboard's pages, below its first. Routes, menu, links, mails and notifications take their addresses from here. */
export const DESK_PAGES = {
  overview: '',
  orders: 'pedidos',
  order: 'pedidos/:id',
  newOrder: 'pedidos/nuevo',
  printedOrder: 'pedidos/:id/imprimir',
  printedOrders: 'pedidos/imprimir',
  pickList: 'pedidos/preparar',
  calculator: 'calculadora',
  products: 'productos',
  newProduct: 'nuevo',
  messages: 'contacto',
  prices: 'precios',
  scheduledPrices: 'precios/programados',
  priceHistory: 'precios/historial',
  wholesale: 'precios/mayoristas',
  import: 'importar',
  importPhotos: 'importar/fotos',
  stock: 'existencias',
  stockReceipt: 'existencias/recibir',
  stockCount: 'existencias/contar',
  labels: 'etiquetas',
  payments: 'cobros',
  bankMatches: 'cobros/banco',
  owed: 'cobros/por-cobrar',
  received: 'cobros/cobrado',
  customers: 'clientes',
  customer: 'clientes/:id',
  store: 'tienda',
  storeIdentity: 'tienda/identidad',
  storeContact: 'tienda/contacto',
  storeHours: 'tienda/horarios',
  storeStory: 'tienda/historia',
  storeBrands: 'tienda/marcas',
  storeCategories: 'tienda/categorias',
  storePlans: 'tienda/planes',
  storeTaxes: 'tienda/impuestos',
  storeBanners: 'tienda/portada',
  storeLook: 'tienda/colores',
  storeTexts: 'tienda/textos',
  storeLegal: 'tienda/legales',
  storeChat: 'tienda/mensajes',
  storeSearch: 'tienda/busqueda',
  storeSelling: 'tienda/formas-de-vender',
  storeStock: 'tienda/existencias',
  storePayments: 'tienda/cobros',
  storeMercadoPago: 'tienda/cobros/mercado-pago',
  withdrawals: 'arrepentimientos',
  analysis: 'analisis',
  log: 'registro',
  account: 'cuenta',
  forbidden: 'sin-permiso',
} as const;

export type DeskPage = keyof typeof DESK_PAGES;

/** The id of what a page shows, if its address has one. */
type IdOf<Page extends DeskPage> = (typeof DESK_PAGES)[Page] extends `${string}:id${string}`
  ? [id: string]
  : [];

/** The path of a page of the dashboard, from the site's root. */
export function deskPath<Page extends DeskPage>(page: Page, ...[id = '']: IdOf<Page>): string {
  return deskPattern(page).replace(':id', encodeURIComponent(id));
}

/** The same with ':id' in its place, as the router compares it. */
export function deskPattern(page: DeskPage): string {
  return page === 'overview' ? DASHBOARD_PATH : `${DASHBOARD_PATH}/${DESK_PAGES[page]}`;
}
