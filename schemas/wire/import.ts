import type { ImportField } from '#domain/imports/import-fields.ts';
import type { ImportSource } from '#domain/imports/import-source.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import type { Section } from '#domain/products/sections.ts';

/**
 * 'read': waits for its mapping; 'checked': has a dry run; 'applying' and after: part of the catalogue's history;
 * 'expired': its file was deleted before it was applied.
 */
export type ImportStatus = 'read' | 'checked' | 'applying' | 'applied' | 'undone' | 'expired';

export type WireImportColumn = {
  /** Unique in the file: a repeated name gets a number ('Precio (2)'), an empty one its letter ('Columna F'). */
  name: string;
  /** As the spreadsheet names it: 'F'. */
  letter: string;
  /** The first values that are not empty, at most 5. */
  sample: string[];
  /** The recognised field; `null` is left out unless the user maps it. */
  field: ImportField | null;
  /** What the column's first ambiguous value means in each way, in pesos with a dot. */
  readings?: Record<NumberForm, string>;
};

/** The answer of `POST /imports`. */
export type WireImport = { id: string; source: ImportSource; columns: WireImportColumn[]; rows: number };

export type WireImportPlace = { section: Section; subsection: string; type: string };

export type WireImportOptions = {
  /** Adds the rows that no product has. */
  create: boolean;
  /** Changes the products that the rows name. */
  update: boolean;
  /** New products stay hidden until somebody shows them. */
  hideNew: boolean;
  /** Empty cells clear what the product has; otherwise they leave it. */
  clearEmpty: boolean;
};

/** The body of `POST /imports/{id}/check`. */
export type WireImportCheckRequest = {
  /** A column that is missing or `null` is left out. */
  mapping: Record<string, ImportField | null>;
  /** Where the shop puts each category of the file; remembered for the next file. */
  categories?: Record<string, WireImportPlace>;
  numbers?: Record<string, NumberForm>;
  options: WireImportOptions;
};

/** `row` counts as the spreadsheet does, the header being row 1; `column` is `null` when the whole row is wrong. */
export type WireImportError = { row: number; column: string | null; message: string };

/** Texts as people read them; '' is empty. */
export type WireImportCell = { field: ImportField; before: string; after: string };

export type WireImportChange = {
  row: number;
  /** `null` for a new product. */
  _id: string | null;
  code: string;
  name: string;
  kind: 'new' | 'changed';
  cells: WireImportCell[];
};

/** The answer of `POST /imports/{id}/check`. */
export type WireImportCheck = {
  new: number;
  changed: number;
  unchanged: number;
  wrong: number;
  /** Rows that the options leave out: known ones without `update`, unknown ones without `create`. */
  skipped: number;
  /** Photos of other sites, which are fetched after the import is applied. */
  photos: number;
  /** Changed products whose names, categories, photos… change too: undoing the import restores prices alone. */
  otherChanges: number;
  /** The name of this dry run; another one has another. */
  plan: string;
  /** The first 1,000. */
  errors: WireImportError[];
  /** Categories without a place yet; their rows are wrong until they have one. */
  categories: { name: string; rows: number }[];
  /** Categories that stand where somebody put them, for this file or an earlier one. */
  placed: { name: string; rows: number }[];
  /** The first 1,000; `GET /imports/{id}/changes?page=` has all. */
  changes: WireImportChange[];
};

/** The body of `POST /imports/{id}/apply`. */
export type WireImportApplyRequest = { onlyGood: boolean };

/** `batch` names the price batch; `null` when no price changed. */
export type WireImportApplied = { created: number; updated: number; batch: string | null };

/** The members of 409 `rows-changed`. `row` is the row of the file. */
export type WireImportRowsChanged = { rows: { row: number; _id: string; code: string; name: string }[] };

/** The answer of `POST /imports/{id}/undo`. */
export type WireImportUndone = {
  /** New products that were removed. */
  removed: number;
  /** Products whose prices are back. */
  restored: number;
  /** Products whose other changed cells stay as the import left them. */
  otherChanges: number;
  /** `false` when nothing could be undone: the import counts as applied still. */
  isUndone: boolean;
  kept: { _id: string; code: string; name: string; reason: 'ordered' | 'edited' | 'changed-since' }[];
};

/** An entry of `GET /imports`, newest first. Times are ISO 8601 in UTC. */
export type WireImportEntry = {
  id: string;
  fileName: string;
  source: ImportSource;
  rows: number;
  status: ImportStatus;
  createdAt: string;
  actor: string;
  created: number;
  updated: number;
  batch: string | null;
};

/** The answer of `GET /imports/{id}`: all that the four steps need to go on. */
export type WireImportState = WireImportEntry & {
  /** Empty once the file is deleted. */
  columns: WireImportColumn[];
  /** The last request of `POST /check`, `null` before it. */
  request: WireImportCheckRequest | null;
  check: WireImportCheck | null;
  /** Places that earlier imports gave to categories of this file. */
  remembered: Record<string, WireImportPlace>;
  /** When the file is deleted. */
  expiresAt: string;
  /** Of the work that runs now, in rows. */
  progress: { done: number; total: number } | null;
  /** `null` before it is applied, and where the file names no photo of another site. */
  photos: WireImportPhotos | null;
};

/** How far the photos of other sites are; also the answer of `POST /imports/{id}/photos`. */
export type WireImportPhotos = {
  total: number;
  /** Tried, with or without success. */
  done: number;
  failed: number;
  /** The first 1,000 that could not be fetched. `row` is the row of the file. */
  faults: { row: number; _id: string; code: string; name: string; url: string; reason: string }[];
};
