/** What a column of a spreadsheet can be, with its label on screens. Other columns are left out. */
export const IMPORT_FIELDS = {
  code: 'Código',
  id: 'Identificador',
  name: 'Nombre',
  brand: 'Marca',
  section: 'Sección',
  subsection: 'Subsección',
  type: 'Tipo',
  /** One name or path for all three levels: 'Hilos > Bordar'. */
  category: 'Categoría',
  price: 'Precio',
  packPrice: 'Precio por cantidad',
  packUnits: 'Unidades mínimas',
  vat: 'IVA',
  unitAmount: 'Contenido',
  unitMeasure: 'Medida',
  summary: 'Resumen',
  description: 'Descripción',
  specifications: 'Especificaciones',
  colours: 'Colores',
  models: 'Modelos',
  soldOutVariants: 'Colores o modelos agotados',
  photos: 'Fotos',
  altTexts: 'Textos alternativos',
  photoColours: 'Colores de las fotos',
  offer: 'Oferta',
  hidden: 'Oculto',
  /** The opposite of `hidden`. */
  visible: 'Visible',
  soldOut: 'Agotado',
  /** Rows with the same value are variants of one product. */
  group: 'Agrupa las variantes',
  /** The code, or 'id:' and the foreign number, of the product whose variant the row is. */
  parent: 'Producto de la variante',
  /** The number that another program gave the row; `parent` can refer to it. */
  foreignId: 'Número en el otro programa',
  optionName1: 'Nombre de la variante 1',
  optionValue1: 'Valor de la variante 1',
  optionName2: 'Nombre de la variante 2',
  optionValue2: 'Valor de la variante 2',
  optionName3: 'Nombre de la variante 3',
  optionValue3: 'Valor de la variante 3',
} as const;

export type ImportField = keyof typeof IMPORT_FIELDS;

export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS).filter(
  (name): name is ImportField => name in IMPORT_FIELDS,
);

/** The fields whose columns hold amounts, which can be written in two ways. */
export const AMOUNT_FIELDS = ['price', 'packPrice'] as const satisfies readonly ImportField[];
