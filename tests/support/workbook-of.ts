import { buffer } from 'node:stream/consumers';
import { workbookParts } from '#server/exports/workbook-parts.ts';
import { type ZipEntry, zipStream } from '#server/exports/zip-stream.ts';

const OPENING = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const CLOSING = '</sheetData></worksheet>';

type Odd = {
  /** Text before the sheet, where a document may hold declarations. */
  readonly prologue?: string;
  /** Further files of the archive. */
  readonly files?: readonly ZipEntry[];
};

/** A workbook with one sheet of unchecked XML rows. */
export function workbookOf(rows: Iterable<string>, { prologue = '', files = [] }: Odd = {}): Promise<Buffer> {
  async function* entries() {
    yield* workbookParts(['Lista']);
    yield { name: 'xl/worksheets/sheet1.xml', chunks: sheetOf(rows, prologue) };
    yield* files;
  }
  return buffer(zipStream(entries()));
}

function* sheetOf(rows: Iterable<string>, prologue: string): Generator<string> {
  yield prologue + OPENING;
  yield* rows;
  yield CLOSING;
}

/** A ZIP archive with one file, of a program that writes no sheets. */
export function archiveOf(name: string): Promise<Buffer> {
  async function* entries() {
    yield { name, chunks: ['<a/>'] };
  }
  return buffer(zipStream(entries()));
}

/** A text cell at an address such as 'A1'. */
export function textCell(address: string, text: string): string {
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
