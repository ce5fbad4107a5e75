import { PRODUCT_PARTS } from '../products/product-parts.ts';
import { columnKey } from './column-names.ts';
import { FURTHER_COLUMNS, type ImportField, partField } from './import-fields.ts';
import type { ImportSource } from './import-source.ts';
import { DOUBTFUL_COLUMNS, SUPPLIER_COLUMNS } from './supplier-columns.ts';

/** The columns of a program's product file; names as `columnKey` gives them. */
type HeaderTable = {
  readonly source: ImportSource;
  /** Of each group, one name stands in every file of the program. */
  readonly marks: readonly (readonly string[])[];
  /** A column of the program without a field is left out. */
  readonly fields: Readonly<Record<string, ImportField | null>>;
  /** Names that mean a field only where no column above gives it. */
  readonly otherwise?: Readonly<Record<string, ImportField>>;
};

const OPTIONS = ['1', '2', '3'] as const;

function optionColumns(
  name: (option: string) => string,
  value: (option: string) => string,
): Record<string, ImportField> {
  return Object.fromEntries(
    OPTIONS.flatMap((option) => [
      [name(option), `optionName${option}` as const],
      [value(option), `optionValue${option}` as const],
    ]),
  );
}

/** The labels of a product's parts and the names of their columns in the shop's own file. */
const OWN_COLUMNS: Readonly<Record<string, ImportField>> = Object.fromEntries(
  PRODUCT_PARTS.flatMap(({ name, label, column = label }) =>
    [label, column].map((written) => [columnKey(written), partField(name)]),
  ),
);

const FURTHER: Readonly<Record<string, ImportField>> = {
  [columnKey(FURTHER_COLUMNS.saleStep)]: 'saleStep',
  [columnKey(FURTHER_COLUMNS.saleMinimum)]: 'saleMinimum',
  [columnKey(FURTHER_COLUMNS.onShelf)]: 'onShelf',
};

const HILVAN: HeaderTable = {
  source: 'hilvan',
  marks: [['nombre'], ['seccion'], ['subseccion'], ['tipo']],
  fields: { ...OWN_COLUMNS, ...FURTHER },
};

/** As of 2026. A discounted price has no place in the shop. */
const TIENDANUBE: HeaderTable = {
  source: 'tiendanube',
  marks: [['identificador de url'], ['nombre'], ['precio promocional', 'nombre de propiedad 1']],
  fields: {
    'identificador de url': 'group',
    nombre: 'name',
    categorias: 'category',
    precio: 'price',
    'precio promocional': null,
    sku: 'code',
    'codigo de barras': 'barCodes',
    stock: 'stock',
    'mostrar en tienda': 'visible',
    visibilidad: 'listed',
    descripcion: 'description',
    marca: 'brand',
    imagenes: 'photos',
    ...optionColumns(
      (option) => `nombre de propiedad ${option}`,
      (option) => `valor de propiedad ${option}`,
    ),
  },
};

/** The names of today's template and those of exports until 2025. */
const SHOPIFY: HeaderTable = {
  source: 'shopify',
  marks: [['handle', 'url handle'], ['title'], ['option1 name']],
  fields: {
    handle: 'group',
    'url handle': 'group',
    title: 'name',
    'body (html)': 'description',
    description: 'description',
    vendor: 'brand',
    type: 'category',
    'product category': null,
    'variant sku': 'code',
    'variant barcode': 'barCodes',
    sku: 'code',
    'variant price': 'price',
    price: 'price',
    published: 'visible',
    'published on online store': 'visible',
    status: 'listed',
    'variant inventory qty': 'stock',
    'inventory quantity': 'stock',
    'variant inventory tracker': 'stockTracked',
    'inventory tracker': 'stockTracked',
    'variant inventory policy': 'sellsWithoutStock',
    'continue selling when out of stock': 'sellsWithoutStock',
    'image src': 'photos',
    'product image url': 'photos',
    ...optionColumns(
      (option) => `option${option} name`,
      (option) => `option${option} value`,
    ),
  },
};

/** WooCommerce translates its columns. */
const WOOCOMMERCE: HeaderTable = {
  source: 'woocommerce',
  marks: [['sku'], ['parent', 'superior'], ['regular price', 'precio normal']],
  fields: {
    id: 'foreignId',
    type: null,
    tipo: null,
    sku: 'code',
    'gtin, upc, ean, or isbn': 'barCodes',
    'gtin, upc, ean o isbn': 'barCodes',
    name: 'name',
    nombre: 'name',
    published: 'visible',
    publicado: 'visible',
    'visibility in catalog': 'listed',
    'visibilidad en el catalogo': 'listed',
    'in stock?': 'inStock',
    '¿en inventario?': 'inStock',
    '¿existencias?': 'inStock',
    stock: 'stock',
    inventario: 'stock',
    'backorders allowed?': 'sellsWithoutStock',
    '¿permitir reservas de productos agotados?': 'sellsWithoutStock',
    'short description': 'summary',
    'descripcion corta': 'summary',
    description: 'description',
    descripcion: 'description',
    'regular price': 'price',
    'precio normal': 'price',
    'sale price': null,
    'precio rebajado': null,
    categories: 'category',
    categorias: 'category',
    brands: 'brand',
    marcas: 'brand',
    images: 'photos',
    imagenes: 'photos',
    parent: 'parent',
    superior: 'parent',
    ...optionColumns(
      (option) => `attribute ${option} name`,
      (option) => `attribute ${option} value(s)`,
    ),
    ...optionColumns(
      (option) => `nombre del atributo ${option}`,
      (option) => `valor(es) del atributo ${option}`,
    ),
  },
};

/** The sheet of its bulk editor. */
const MERCADOLIBRE: HeaderTable = {
  source: 'mercadolibre',
  marks: [
    ['numero de publicacion', 'codigo de publicacion', 'item id'],
    ['titulo', 'title'],
  ],
  fields: {
    'numero de publicacion': 'group',
    'codigo de publicacion': 'group',
    'item id': 'group',
    titulo: 'name',
    title: 'name',
    sku: 'code',
    categoria: 'category',
    category: 'category',
    marca: 'brand',
    brand: 'brand',
    precio: 'price',
    price: 'price',
    stock: 'stock',
    cantidad: 'stock',
    quantity: 'stock',
    estado: 'listed',
    status: 'listed',
    descripcion: 'description',
    description: 'description',
    color: 'optionValue1',
    talle: 'optionValue2',
    medida: 'optionValue2',
    fotos: 'photos',
    imagenes: 'photos',
  },
};

const OTHER: HeaderTable = {
  source: 'other',
  marks: [],
  fields: { ...OWN_COLUMNS, ...FURTHER, ...SUPPLIER_COLUMNS },
  otherwise: DOUBTFUL_COLUMNS,
};

/** In the order in which they are tried. */
export const HEADER_TABLES: readonly HeaderTable[] = [
  TIENDANUBE,
  SHOPIFY,
  WOOCOMMERCE,
  MERCADOLIBRE,
  HILVAN,
  OTHER,
];

/** The columns of lists of orders, which people confuse with lists of products: all names of a line. */
export const ORDER_MARKS: readonly (readonly string[])[] = [
  ['pedido', 'fecha', 'estado'],
  ['numero de orden', 'email'],
  ['financial status', 'lineitem name'],
  ['order number', 'order status'],
  ['order id', 'order date'],
  ['numero de pedido', 'estado del pedido'],
];
