import { z } from 'zod';
import { MOST_ROLLS } from '#domain/stock/rolls.ts';
import { MOST_STOCK, MOVE_KINDS } from '#domain/stock/stock-move.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { LabelsOf } from './labels-of.ts';
import { flagQuery, idSchema, pagingQuery, searchText } from './paging.ts';
import { withoutNul } from './without-nul.ts';

/** A shelf is counted a section at a time. */
const MOST_LINES = 2000;
const NOTE_LENGTH = 200;

const text = (longest: number) =>
  withoutNul(
    z
      .string({ error: 'tiene que ser un texto' })
      .trim()
      .overwrite(oneLine)
      .max(longest, { error: `tiene más de ${longest} letras` }),
  );

const whole = z
  .int({ error: 'tiene que ser un número entero' })
  .min(-MOST_STOCK, { error: 'es demasiado' })
  .max(MOST_STOCK, { error: 'es demasiado' });

const variant = text(120).describe('Color o modelo; vacío si el producto no tiene').default('');

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

const linesOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line)
    .min(1, { error: 'tiene que haber al menos uno' })
    .max(MOST_LINES, { error: `tiene más de ${MOST_LINES} renglones` });

/** The body of `POST /stock/moves`. */
export const stockMovesSchema = z.object({
  kind: z.enum(MOVE_KINDS, { error: `tiene que ser ${MOVE_KINDS.join(', ')}` }),
  supplier: text(120).describe('De quién llega').default(''),
  lines: linesOf(
    z.object({
      _id: idSchema,
      variant,
      amount: whole
        .refine((amount) => amount !== 0, { error: 'no puede ser 0' })
        .describe('En la parte más chica de la unidad; bajo 0 deshace uno anterior'),
      note: text(NOTE_LENGTH).default(''),
    }),
  ),
});

/** The body of `POST /stock/counts`. */
export const stockCountsSchema = z.object({
  lines: linesOf(
    z
      .object({
        _id: idSchema,
        variant,
        counted: whole.min(0, { error: 'no puede ser menos que 0' }),
        rolls: z
          .array(whole.min(1, { error: 'tiene que ser más que 0' }))
          .max(MOST_ROLLS, { error: `tiene más de ${MOST_ROLLS} renglones` })
          .describe('El largo de cada rollo, de lo que va por metro; suman lo contado')
          .optional(),
      })
      .refine(({ counted, rolls }) => rolls === undefined || sumOf(rolls) === counted, {
        path: ['rolls'],
        error: 'no suman lo contado',
      }),
  ).refine((lines) => new Set(lines.map((line) => `${line._id}\n${line.variant}`)).size === lines.length, {
    error: 'tiene dos veces el mismo',
  }),
  note: text(NOTE_LENGTH).default(''),
  dryRun: z.boolean().describe('Si es true no se guarda nada').default(false),
});

/** The body of `PUT /stock/{id}`. */
export const stockWatchSchema = z.object({
  variants: z
    .array(
      z.object({
        name: text(120),
        lowAt: whole
          .min(0, { error: 'no puede ser menos que 0' })
          .nullable()
          .describe('Avisar cuando quede eso o menos; null es el límite de la tienda')
          .optional(),
        isCounted: z
          .literal(false, { error: 'tiene que ser false: se empieza con un conteo' })
          .describe('false deja de contarlo')
          .optional(),
      }),
    )
    .min(1, { error: 'tiene que haber al menos uno' })
    .max(200, { error: 'tiene más de 200 renglones' }),
});

/** The body of `POST /stock/{id}/remnants`. */
export const remnantSchema = z.object({
  variant,
  length: whole
    .min(1, { error: 'tiene que ser más que 0' })
    .describe('El largo del retazo, en la parte más chica de la unidad'),
});

export const stockQuery = z.object({
  ...pagingQuery,
  q: searchText.default(''),
  low: flagQuery.default(false).describe('Solo lo que se está por terminar'),
  short: flagQuery.default(false).describe('Solo lo que se prometió y no hay'),
  remnants: flagQuery.default(false).describe('Solo lo que tiene retazos'),
});

export type StockMoves = z.output<typeof stockMovesSchema>;
export type StockCounts = z.output<typeof stockCountsSchema>;
export type StockWatch = z.output<typeof stockWatchSchema>;
export type Remnant = z.output<typeof remnantSchema>;

export const STOCK_LABELS = {
  kind: 'Movimiento',
  supplier: 'Proveedor',
  variant: 'Color o modelo',
  'lines.amount': 'Cantidad',
  counted: 'Contado',
  rolls: 'Rollos',
  lowAt: 'Avisar en',
  length: 'Largo',
} as const satisfies LabelsOf<
  z.input<typeof stockMovesSchema | typeof stockCountsSchema | typeof stockWatchSchema | typeof remnantSchema>
>;
