import { z } from 'zod';
import { IMPORT_FIELD_NAMES } from '#domain/imports/import-fields.ts';
import { NUMBER_FORMS } from '#domain/imports/number-form.ts';
import { parsePercent } from '#domain/prices/percent.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import type { LabelsOf } from './labels-of.ts';
import { withoutNul } from './without-nul.ts';

const MAX_COLUMNS = 500;
const MAX_CATEGORIES = 20_000;
const MAX_MENDED = 1000;

const flag = z.boolean({ error: 'tiene que ser true o false' });
const name = withoutNul(z.string().max(32_767));

const place = z.strictObject({ section: z.enum(SECTIONS), subsection: z.string(), type: z.string() });

/** The body of `POST /imports/{id}/check`. */
export const importCheckSchema = z.strictObject({
  mapping: z
    .record(name, z.enum(IMPORT_FIELD_NAMES).nullable())
    .refine((mapping) => Object.keys(mapping).length <= MAX_COLUMNS, { error: 'nombra demasiadas columnas' }),
  categories: z
    .record(name, place)
    .refine((places) => Object.keys(places).length <= MAX_CATEGORIES, {
      error: 'nombra demasiadas categorías',
    })
    .default({}),
  numbers: z.record(name, z.enum(NUMBER_FORMS)).default({}),
  colours: z
    .record(name, z.string().max(120))
    .refine((colours) => Object.keys(colours).length <= MAX_CATEGORIES, {
      error: 'nombra demasiados colores',
    })
    .default({})
    .describe('Qué color de la tienda es cada uno del archivo; vacío es un modelo'),
  cells: z
    .array(z.strictObject({ row: z.int().min(1), column: name, text: name }))
    .max(MAX_MENDED, { error: `corrige más de ${MAX_MENDED} celdas` })
    .default([])
    .describe('Lo que dicen las celdas que alguien corrigió, por fila y columna del archivo'),
  addVat: flag
    .nullable()
    .default(null)
    .describe('Si se suma el IVA a los precios que no lo tienen; null si nadie lo dijo'),
  margin: z
    .string()
    .refine((text) => text === '' || (parsePercent(text) ?? -1) >= 0, {
      error: "tiene que ser un porcentaje, como '30' o '12.5'",
    })
    .default('')
    .describe('El porcentaje que se suma a los precios del archivo; vacío es ninguno'),
  options: z.strictObject({
    create: flag,
    update: flag,
    hideNew: flag,
    clearEmpty: flag,
    showHidden: flag.default(false).describe('Si se muestra lo que la tienda ocultó y el archivo muestra'),
    splitPrices: flag.default(false).describe('Si cada precio de las variantes es un producto'),
    movePacks: flag
      .optional()
      .describe('Si el pack, del que el archivo no dice nada, se mueve en la proporción de su precio'),
  }),
});

/** The body of `POST /imports/{id}/apply`. */
export const importApplySchema = z.strictObject({ onlyGood: flag.default(false) });

export type WireImportCheckRequest = z.input<typeof importCheckSchema>;
export type WireMendedCell = z.output<typeof importCheckSchema>['cells'][number];
export type WireImportOptions = WireImportCheckRequest['options'];
export type WireImportApplyRequest = z.input<typeof importApplySchema>;

export const IMPORT_LABELS = {
  mapping: 'Columnas',
  categories: 'Categorías',
  numbers: 'Números',
  colours: 'Colores',
  cells: 'Celdas corregidas',
  margin: 'Margen',
  addVat: 'IVA',
  options: 'Opciones',
  onlyGood: 'Importar las filas buenas',
} as const satisfies LabelsOf<WireImportCheckRequest | WireImportApplyRequest>;
