import type { ColumnType, Selectable } from 'kysely';
import type { Flag, JsonText } from './column-types.ts';

type ImportsTable = {
  id: string;
  file_name: string;
  source: string;
  status: 'read' | 'checked' | 'applying' | 'applied' | 'undone';
  /** The administrator's email. */
  actor: string;
  created_at: number;
  rows: number;
  /** The spreadsheet's number of the row with the columns' names. */
  header_row: number;
  columns: JsonText;
  /** The name of the sheet that was read; `null` for a CSV file. */
  sheet: ColumnType<string | null, string | null | undefined, string | null>;
  /** The visible sheets of its workbook, with what each holds. */
  sheets: ColumnType<string, string | undefined, string>;
  /** The `kind` of the parts of the last dry run. */
  plan: string | null;
  request: ColumnType<string | null, string | null | undefined, string | null>;
  summary: ColumnType<string | null, string | null | undefined, string | null>;
  /** The rows of the running work that are done, and all of them. */
  done: number | null;
  total: number | null;
  /** The lease of the process that applies it; after it, that process is presumed dead. */
  busy_until: number | null;
  created: ColumnType<number, number | undefined, number>;
  updated: ColumnType<number, number | undefined, number>;
  batch: string | null;
};

/** Lists of JSON, in pieces of one page: 'rows' are the file's cells, the others belong to a dry run. */
type ImportPartsTable = { import_id: string; kind: string; position: number; content: JsonText };

type ImportProductsTable = {
  import_id: string;
  product_id: string;
  /** The hidden row of `products` with the new content; of a new product, its own. */
  staged_id: string;
  row: number;
  /** The version that the dry run saw; `null` for a new product. */
  version: number | null;
  has_new_photos: Flag;
  has_new_price: Flag;
};

/** Photos of other sites that an import gives a product; they are fetched after it. */
type ImportPhotosTable = {
  import_id: string;
  product_id: string;
  row: number;
  /** All photos that the product should have (`WantedPhoto`), in order. */
  wanted: JsonText;
  /** The photos that the import left the product with; who changes them keeps the change. */
  seen: JsonText;
  state: 'waiting' | 'done';
  /** How many of them are of other sites, and how many could not be fetched. */
  foreign_count: number;
  failed_count: ColumnType<number, number | undefined, number>;
};

/** Where the shop keeps a photo of another site, so that it is fetched once. */
type FetchedPhotosTable = { url: string; photo: string; fetched_at: number };

/** Where the shop puts a category of other programs. */
type ImportCategoriesTable = { name: string; section: string; subsection: string; type: string };

/** The colour of the shop that a file's colour is, by `colourKey`; '' where it is the name of a model. */
type ImportColoursTable = { name: string; colour: string };

/** Codes that files gave a product's variants: the shop shows the product's own, and the next file can name it by each. */
type VariantCodesTable = { code_key: string; product_id: string };

export type ImportRecord = Selectable<ImportsTable>;

export type ImportTables = {
  imports: ImportsTable;
  import_parts: ImportPartsTable;
  import_products: ImportProductsTable;
  import_photos: ImportPhotosTable;
  fetched_photos: FetchedPhotosTable;
  import_categories: ImportCategoriesTable;
  import_colours: ImportColoursTable;
  variant_codes: VariantCodesTable;
};
