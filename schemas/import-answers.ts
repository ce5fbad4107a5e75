import { z } from 'zod';
import { IMPORT_FIELD_NAMES } from '#domain/imports/import-fields.ts';
import { IMPORT_SOURCES } from '#domain/imports/import-source.ts';
import { NUMBER_FORMS } from '#domain/imports/number-form.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { count, id, instant } from './answer-parts.ts';

const field = z.enum(IMPORT_FIELD_NAMES);
const source = z.enum(IMPORT_SOURCES);
const place = z.strictObject({ section: z.enum(SECTIONS), subsection: z.string(), type: z.string() });

const column = z.strictObject({
  /** Unique in the file: a repeated name gets a number ('Precio (2)'), an empty one its letter ('Columna F'). */
  name: z.string(),
  /** As the spreadsheet names it: 'F'. */
  letter: z.string(),
  /** The first values that are not empty, at most 5. */
  sample: z.array(z.string()),
  /** The recognised one; `null` is left out unless the user maps it. */
  field: field.nullable(),
  readings: z
    .strictObject({ 'es-AR': z.string(), 'en-US': z.string() })
    .describe('Lo que dice el primer valor dudoso, leído de cada forma')
    .optional(),
  withoutVat: z.literal(true).describe('Si a sus precios les falta el IVA').optional(),
});

/** A visible sheet of a workbook. */
const sheet = z.strictObject({
  name: z.string(),
  rows: count,
  columns: z.array(z.string()).describe('Los nombres de sus columnas, si los tiene'),
});

const sheetChoice = {
  sheet: z.string().nullable().describe('La hoja que se leyó; null en un archivo CSV'),
  headerRow: count.describe('La fila con los nombres de las columnas; 0 si no los tiene'),
  sheets: z.array(sheet).describe('Las hojas visibles, para elegir otra'),
};

export const importAnswer = z.strictObject({
  id: z.string(),
  source,
  columns: z.array(column),
  rows: count,
  ...sheetChoice,
  firstRows: z.array(z.array(z.string())).describe('Las primeras filas de la hoja, como se ven'),
});

/** Texts as people read them; '' is empty. */
const cell = z.strictObject({ field, before: z.string(), after: z.string() });

export const importChangeAnswer = z.strictObject({
  row: count,
  /** `null` for a new product. */
  _id: id.nullable(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(['new', 'changed']),
  cells: z.array(cell),
});

/** `row` counts as the spreadsheet does, the header being row 1; `column` is `null` when the whole row is wrong. */
const fault = z.strictObject({ row: count, column: z.string().nullable(), message: z.string() });

/** The first 1,000 errors and changes; `GET /imports/{id}/changes?page=` has all of those. */
export const importCheckAnswer = z.strictObject({
  new: count,
  changed: count,
  unchanged: count,
  wrong: count,
  /** Rows that the options leave out: known ones without `update`, unknown ones without `create`. */
  skipped: count,
  /** Photos of other sites, which are fetched after the import is applied. */
  photos: count,
  otherChanges: count.describe('Productos de los que cambia más que el precio'),
  /** The name of this dry run; another one has another. */
  plan: z.string(),
  errors: z.array(fault),
  /** Categories without a place yet; their rows are wrong until they have one. */
  categories: z.array(z.strictObject({ name: z.string(), rows: count, guess: place.nullable().optional() })),
  /** Categories that stand where somebody put them, for this file or an earlier one. */
  placed: z.array(z.strictObject({ name: z.string(), rows: count })),
  colours: z
    .array(z.strictObject({ name: z.string(), rows: count, guess: z.string().nullable() }))
    .describe('Colores que la tienda no tiene y de los que nadie dijo qué son, con el más parecido'),
  readColours: z
    .array(z.strictObject({ name: z.string(), rows: count, colour: z.string() }))
    .describe('Colores que se leen como alguien dijo; vacío es un modelo'),
  severalPrices: count.describe('Productos con errores porque sus variantes tienen precios distintos'),
  leftOut: count.describe('Filas de títulos y totales, que no son productos'),
  staysHidden: count.describe('Productos que la tienda ocultó, que el archivo muestra y que siguen ocultos'),
  packsStay: count.describe('Productos cuyo precio cambia y cuyo pack, que el archivo no trae, queda igual'),
  changes: z.array(importChangeAnswer),
});

/** `batch` names the price batch; `null` when no price changed. */
export const importAppliedAnswer = z.strictObject({
  created: count,
  updated: count,
  batch: z.string().nullable(),
});

export const importUndoneAnswer = z.strictObject({
  removed: count,
  restored: count,
  counts: count.describe('Cuántas existencias vuelven a lo que había; falta si no cambió ninguna').optional(),
  otherChanges: count.describe('Productos cuyos otros datos quedan como los dejó la importación'),
  /** `false` when nothing could be undone: the import counts as applied still. */
  isUndone: z.boolean(),
  kept: z.array(
    z.strictObject({
      _id: z.string(),
      code: z.string(),
      name: z.string(),
      reason: z.enum(['ordered', 'edited', 'changed-since', 'counted-since']),
    }),
  ),
});

/**
 * 'read': waits for its mapping; 'checked': has a dry run; 'applying' and after: part of the catalogue's history;
 * 'expired': its file was deleted before it was applied.
 */
const importStatus = z.enum(['read', 'checked', 'applying', 'applied', 'undone', 'expired']);

/** An entry of `GET /imports`, newest first. */
export const importEntryAnswer = z.strictObject({
  id: z.string(),
  fileName: z.string(),
  source,
  rows: count,
  status: importStatus,
  createdAt: instant,
  actor: z.string(),
  created: count,
  updated: count,
  batch: z.string().nullable(),
});

/** How far the photos of other sites are. */
export const importPhotosAnswer = z.strictObject({
  total: count,
  /** Tried, with or without success. */
  done: count,
  failed: count,
  /** The first 1,000 that could not be fetched. */
  faults: z.array(
    z.strictObject({
      row: count,
      _id: z.string(),
      code: z.string(),
      name: z.string(),
      url: z.string(),
      reason: z.string(),
    }),
  ),
});

/** The last request of `POST /imports/{id}/check`. */
const request = z.strictObject({
  mapping: z.record(z.string(), field.nullable()),
  categories: z.record(z.string(), place).optional(),
  numbers: z.record(z.string(), z.enum(NUMBER_FORMS)).optional(),
  colours: z.record(z.string(), z.string()).optional(),
  cells: z.array(z.strictObject({ row: count, column: z.string(), text: z.string() })).optional(),
  addVat: z.boolean().nullable().optional(),
  margin: z.string().optional(),
  options: z.strictObject({
    create: z.boolean(),
    update: z.boolean(),
    hideNew: z.boolean(),
    clearEmpty: z.boolean(),
    showHidden: z.boolean().optional(),
    splitPrices: z.boolean().optional(),
    movePacks: z.boolean().optional(),
  }),
});

/** All that the four steps need to go on. */
export const importStateAnswer = importEntryAnswer.extend({
  ...sheetChoice,
  /** Empty once the file is deleted. */
  columns: z.array(column),
  request: request.nullable(),
  check: importCheckAnswer.nullable(),
  /** Places that earlier imports gave to categories of this file. */
  remembered: z.record(z.string(), place),
  /** When the file is deleted. */
  expiresAt: instant,
  /** Of the work that runs now, in rows. */
  progress: z.strictObject({ done: count, total: count }).nullable(),
  hidden: count.describe('Productos que creó y que siguen ocultos'),
  withoutPhoto: count.describe('Productos que creó y que no tienen foto'),
  /** `null` before it is applied, and where the file names no photo of another site. */
  photos: importPhotosAnswer.nullable(),
});

export type ImportStatus = z.output<typeof importStatus>;
export type WireImportColumn = z.output<typeof column>;
export type WireImport = z.output<typeof importAnswer>;
export type WireImportSheet = z.output<typeof sheet>;
export type WireImportPlace = z.output<typeof place>;
export type WireImportError = z.output<typeof fault>;
export type WireImportCell = z.output<typeof cell>;
export type WireImportChange = z.output<typeof importChangeAnswer>;
export type WireImportCheck = z.output<typeof importCheckAnswer>;
export type WireImportApplied = z.output<typeof importAppliedAnswer>;
export type WireImportUndone = z.output<typeof importUndoneAnswer>;
export type WireImportEntry = z.output<typeof importEntryAnswer>;
export type WireImportPhotos = z.output<typeof importPhotosAnswer>;
export type WireImportState = z.output<typeof importStateAnswer>;
