import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { FieldsWith, ProductFields } from '#domain/products/product-fields.ts';
import type { Flag, JsonText } from './column-types.ts';

/** How a row keeps each kind of field; photos and their texts have rows of their own. */
type ColumnValues = {
  id: string;
  section: string;
  category: string;
  text: string;
  code: string | null;
  flag: Flag;
  names: JsonText;
  price: number | null;
  vat: string;
  content: string;
  measure: string;
  saleUnit: string;
};

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type ProductColumns = {
  [Field in FieldsWith<{
    kind: keyof ColumnValues;
  }> as SnakeCase<Field>]: ColumnValues[ProductFields[Field]['kind']];
};

type ProductsTable = ProductColumns & {
  bulk_minimum_units: number | null;
  bulk_pack_price: number | null;
  /** The code for comparison (trimmed, lower case); unique among products that are not deleted. */
  code_key: string | null;
  /** A JSON list of texts. */
  bar_codes: string;
  version: number;
  /** The version that somebody's last edit of its content made; 1 for none. Imports, marks and prices are no edits. */
  edited_version: ColumnType<number, number | undefined, number>;
  /** The catalogue's version of the row's last change. Other processes catch up by it. */
  changed_in: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** When the price or the bulk offer last changed; for a product that never changed, when it was created. */
  price_changed_at: number;
  /** When the price goes back to the one before; `null` for a price without an end. */
  price_ends_at: ColumnType<number | null, number | null | undefined, number | null>;
};

type ProductPhotosTable = {
  product_id: string;
  position: number;
  url: string;
  /** '' without a text. */
  alt_text: ColumnType<string, string | undefined, string>;
  /** The colour of the product that the photo shows; '' for none. */
  colour: ColumnType<string, string | undefined, string>;
};

type ImagesTable = { name: string; width: number; height: number; bytes: number; created_at: number };

/** Where the products of a place went. A move counts from its version of the catalogue on, and is copied afterwards. */
type CategoryMovesTable = {
  /** The catalogue's version. */
  moved_in: number;
  from_section: string;
  from_subsection: string;
  from_type: string;
  to_section: string;
  to_subsection: string;
  to_type: string;
  /** Whether no product has the place any more. */
  is_settled: Flag;
};

export type CategoryMoveRow = Selectable<CategoryMovesTable>;
export type ProductRow = Selectable<ProductsTable>;
export type NewProductRow = Insertable<ProductsTable>;
export type PhotoRow = Selectable<ProductPhotosTable>;

export type CatalogueTables = {
  products: ProductsTable;
  product_photos: ProductPhotosTable;
  images: ImagesTable;
  category_moves: CategoryMovesTable;
};
