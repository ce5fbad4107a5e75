import { type PartName, PRODUCT_PARTS } from '../products/product-parts.ts';

/** The parts of a product that imports call otherwise. */
const OWN_NAMES = {
  minimumUnits: 'packUnits',
  isOffer: 'offer',
  isHidden: 'hidden',
  isSoldOut: 'soldOut',
} as const satisfies Partial<Record<PartName, string>>;

type OwnNames = typeof OWN_NAMES;

/** A column of the product itself. Each part of a product is one, also those that come tomorrow. */
export type PartField = { [Name in PartName]: Name extends keyof OwnNames ? OwnNames[Name] : Name }[PartName];

/** What other programs say in columns that a product of the shop doesn't have, with its label on screens. */
const FOREIGN_FIELDS = {
  /** One name or path for all three levels: 'Hilos > Bordar'. */
  category: 'Categoría',
  /** The opposite of `hidden`. */
  visible: 'Visible',
  /** A second switch of the same: a draft, an archived product, one that lists leave out. */
  listed: 'Estado de publicación',
  stock: 'Stock',
  inStock: 'Si hay stock',
  /** Empty where a program counts no stock of the product. */
  stockTracked: 'Si lleva stock',
  sellsWithoutStock: 'Si se vende sin stock',
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

/** What the shop's own files say in more columns than one, besides that of the part. */
export const FURTHER_COLUMNS = { saleStep: 'Paso', saleMinimum: 'Mínimo', onShelf: 'Existencias' } as const;

export type ImportField = PartField | keyof typeof FURTHER_COLUMNS | keyof typeof FOREIGN_FIELDS;

/** The column of a part. Safe: `PartField` is the same choice between the two names. */
export function partField(name: PartName): PartField {
  const names: Partial<Record<PartName, string>> = OWN_NAMES;
  return (names[name] ?? name) as PartField;
}

/** What a column of a spreadsheet can be, with its label on screens. Other columns are left out. */
export const IMPORT_FIELDS: Readonly<Record<ImportField, string>> = {
  ...labelsOfParts(),
  ...FURTHER_COLUMNS,
  ...FOREIGN_FIELDS,
};

/** Safe: every part is in the list. */
function labelsOfParts(): Record<PartField, string> {
  const labels = PRODUCT_PARTS.map(({ name, label }) => [partField(name), label] as const);
  return Object.fromEntries(labels) as Record<PartField, string>;
}

/** In the order in which people look for them: what nearly every file has comes first. */
const FIRST: readonly string[] = ['code', 'name', 'price', 'brand', 'category'] satisfies ImportField[];

export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS)
  .filter((name): name is ImportField => name in IMPORT_FIELDS)
  .sort((one, other) => placeOf(one) - placeOf(other));

function placeOf(name: string): number {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
}

/** The fields whose columns hold amounts, which can be written in two ways. */
export const AMOUNT_FIELDS = ['price', 'packPrice'] as const satisfies readonly ImportField[];
