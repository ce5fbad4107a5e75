import type { Readable } from 'node:stream';
import { countText } from '#domain/imports/written-counts.ts';
import { SHOP_BEHIND_UTC_MS, SHOP_DAY_MS } from '#domain/time/shop-days.ts';
import { createRowSource, type RowSource } from './row-source.ts';
import type { Cell, Sheet } from './sheet.ts';
import { spreadsheetText } from './spreadsheet-text.ts';
import { workbookParts } from './workbook-parts.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** The styles by their index in the workbook's list. */
const STYLE = { header: 1, text: 2, pesos: 3, moment: 4 } as const;

/** 1 January 1970 as the day number of spreadsheets. */
const EPOCH_DAY = 25_569;

/** The limit of spreadsheet programs, header included. */
const MAX_ROWS = 1_048_576;

/**
 * A workbook that is written while its rows are read. Rows that don't fit on one sheet continue on the next. Text cells
 * are always text, never formulas.
 */
export function xlsxStream(sheet: Sheet, maxRows = MAX_ROWS): Readable {
  return zipStream(workbookEntries(sheet, maxRows));
}

/** The list of sheets comes last, once their number is known. */
async function* workbookEntries(
  { name, columns, batches }: Sheet,
  maxRows: number,
): AsyncGenerator<ZipEntry> {
  const rows = createRowSource(batches);
  const names: string[] = [];
  try {
    do {
      names.push(names.length === 0 ? name : `${name} ${names.length + 1}`);
      const chunks = sheetXml({ columns, rows, maxRows });
      yield { name: `xl/worksheets/sheet${names.length}.xml`, chunks };
    } while (await rows.hasMore());
  } finally {
    await rows.close();
  }
  yield* workbookParts(names);
}

async function* sheetXml({
  columns,
  rows,
  maxRows,
}: {
  columns: Sheet['columns'];
  rows: RowSource;
  maxRows: number;
}): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  const header = columns.map((column) => column.name);
  yield rowXml(1, header, STYLE.header);
  let written = 1;
  while (written < maxRows) {
    const taken = await rows.take(maxRows - written);
    if (taken.length === 0) break;
    const above = written + 1;
    yield taken.map((cells, index) => rowXml(above + index, cells, STYLE.text)).join('');
    written += taken.length;
  }
  yield '</sheetData></worksheet>';
}

function rowXml(number: number, cells: readonly Cell[], textStyle: number): string {
  const xml = cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, textStyle));
  return `<row r="${number}">${xml.join('')}</row>`;
}

function cellXml(cell: Cell, place: string, textStyle: number): string {
  if (cell === '') return '';
  if (typeof cell === 'string') {
    const text = `<is><t xml:space="preserve">${spreadsheetText(cell)}</t></is>`;
    return `<c r="${place}" s="${textStyle}" t="inlineStr">${text}</c>`;
  }
  if ('units' in cell) return `<c r="${place}"><v>${cell.units}</v></c>`;
  if ('parts' in cell) return `<c r="${place}"><v>${decimalPoint(cell)}</v></c>`;
  if ('pesos' in cell) return `<c r="${place}" s="${STYLE.pesos}"><v>${cell.pesos / 100}</v></c>`;
  // Spreadsheets know no time zones, so the moment is in the shop's local time.
  const day = (cell.moment - SHOP_BEHIND_UTC_MS) / SHOP_DAY_MS + EPOCH_DAY;
  return `<c r="${place}" s="${STYLE.moment}"><v>${day}</v></c>`;
}

/** 850 hundredths are '8.5'. */
function decimalPoint({ parts, unit }: Extract<Cell, { parts: number }>): string {
  return countText(parts, unit).replace(',', '.');
}

/** A to Z, then AA to ZZ, then AAA: bijective base 26. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
