import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvChunks } from './csv-chunks.ts';
import type { Sheet } from './sheet.ts';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];

const FORMATS = {
  csv: { stream: (sheet: Sheet) => Readable.from(csvChunks(sheet)), type: 'text/csv; charset=utf-8' },
  xlsx: {
    // Loaded with the first workbook: a server at rest takes 2 MB less.
    stream: async (sheet: Sheet) => (await import('./xlsx-stream.ts')).xlsxStream(sheet),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies Record<SheetFormat, unknown>;

/** Answers with a sheet as a file, which is written while it is sent. */
export async function sendSheet(
  reply: FastifyReply,
  sheet: Sheet,
  format: SheetFormat,
): Promise<FastifyReply> {
  const { stream, type } = FORMATS[format];
  const name = sheet.name.toLowerCase().replaceAll(' ', '-');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(await stream(sheet));
}
