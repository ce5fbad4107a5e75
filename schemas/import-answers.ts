import { z } from 'zod';
import { IMPORT_FIELD_NAMES } from '#domain/imports/import-fields.ts';
import { IMPORT_SOURCES } from '#domain/imports/import-source.ts';
import { NUMBER_FORMS } from '#domain/imports/number-form.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { answer } from './answer.ts';
import type {
  WireImport,
  WireImportApplied,
  WireImportChange,
  WireImportCheck,
  WireImportCheckRequest,
  WireImportColumn,
  WireImportEntry,
  WireImportPhotos,
  WireImportState,
  WireImportUndone,
} from './wire/import.ts';

/** The answers of imports, for the API's description. */
const count = z.int().min(0);
const instant = z.iso.datetime();
const field = z.enum(IMPORT_FIELD_NAMES);
const source = z.enum(IMPORT_SOURCES);
const place = z.strictObject({ section: z.enum(SECTIONS), subsection: z.string(), type: z.string() });

const column = answer<WireImportColumn>()(
  z.strictObject({
    name: z.string(),
    letter: z.string(),
    sample: z.array(z.string()),
    field: field.nullable(),
    readings: z
      .strictObject({ 'es-AR': z.string(), 'en-US': z.string() })
      .describe('Lo que dice el primer valor dudoso, leído de cada forma')
      .optional(),
  }),
);

export const importAnswer = answer<WireImport>()(
  z.strictObject({ id: z.string(), source, columns: z.array(column), rows: count }),
);

export const importChangeAnswer = answer<WireImportChange>()(
  z.strictObject({
    row: count,
    _id: z.string().nullable(),
    code: z.string(),
    name: z.string(),
    kind: z.enum(['new', 'changed']),
    cells: z.array(z.strictObject({ field, before: z.string(), after: z.string() })),
  }),
);

export const importCheckAnswer = answer<WireImportCheck>()(
  z.strictObject({
    new: count,
    changed: count,
    unchanged: count,
    wrong: count,
    skipped: count,
    photos: count,
    otherChanges: count.describe('Productos de los que cambia más que el precio'),
    plan: z.string(),
    errors: z.array(z.strictObject({ row: count, column: z.string().nullable(), message: z.string() })),
    categories: z.array(z.strictObject({ name: z.string(), rows: count })),
    placed: z.array(z.strictObject({ name: z.string(), rows: count })),
    changes: z.array(importChangeAnswer),
  }),
);

export const importAppliedAnswer = answer<WireImportApplied>()(
  z.strictObject({ created: count, updated: count, batch: z.string().nullable() }),
);

export const importUndoneAnswer = answer<WireImportUndone>()(
  z.strictObject({
    removed: count,
    restored: count,
    otherChanges: count.describe('Productos cuyos otros datos quedan como los dejó la importación'),
    isUndone: z.boolean(),
    kept: z.array(
      z.strictObject({
        _id: z.string(),
        code: z.string(),
        name: z.string(),
        reason: z.enum(['ordered', 'edited', 'changed-since']),
      }),
    ),
  }),
);

export const importEntryAnswer = answer<WireImportEntry>()(
  z.strictObject({
    id: z.string(),
    fileName: z.string(),
    source,
    rows: count,
    status: z.enum(['read', 'checked', 'applying', 'applied', 'undone', 'expired']),
    createdAt: instant,
    actor: z.string(),
    created: count,
    updated: count,
    batch: z.string().nullable(),
  }),
);

export const importPhotosAnswer = answer<WireImportPhotos>()(
  z.strictObject({
    total: count,
    done: count,
    failed: count,
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
  }),
);

const request = answer<WireImportCheckRequest>()(
  z.strictObject({
    mapping: z.record(z.string(), field.nullable()),
    categories: z.record(z.string(), place).optional(),
    numbers: z.record(z.string(), z.enum(NUMBER_FORMS)).optional(),
    options: z.strictObject({
      create: z.boolean(),
      update: z.boolean(),
      hideNew: z.boolean(),
      clearEmpty: z.boolean(),
    }),
  }),
);

export const importStateAnswer = answer<WireImportState>()(
  importEntryAnswer.extend({
    columns: z.array(column),
    request: request.nullable(),
    check: importCheckAnswer.nullable(),
    remembered: z.record(z.string(), place),
    expiresAt: instant,
    progress: z.strictObject({ done: count, total: count }).nullable(),
    photos: importPhotosAnswer.nullable(),
  }),
);
