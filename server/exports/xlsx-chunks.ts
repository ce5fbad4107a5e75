import { SHOP_BEHIND_UTC, SHOP_DAY } from '#domain/orders/shop-days.ts';
import type { Cell, Sheet } from './sheet.ts';
import { workbookParts } from './workbook-parts.ts';
import { xmlText } from './xml-text.ts';
import { zipChunks } from './zip-chunks.ts';

/** The styles by their place in the workbook's list of them. */
const STYLE = { header: 1, text: 2, pesos: 3, moment: 4 } as const;

/** 1 January 1970 as spreadsheets count days. */
const EPOCH_DAY = 25_569;

/**
 * A workbook with one sheet, written while its rows are read. Text cells are text, whatever they begin with: nothing in
 * them is ever a formula.
 */
export function xlsxChunks(sheet: Sheet): AsyncGenerator<Buffer> {
  return zipChunks([
    ...workbookParts(sheet.name),
    { name: 'xl/worksheets/sheet1.xml', chunks: sheetXml(sheet) },
  ]);
}

async function* sheetXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  let number = 1;
  yield rowXml(
    number,
    columns.map(({ name }) => name),
    STYLE.header,
  );
  for await (const rows of batches) {
    let text = '';
    for (const cells of rows) {
      number += 1;
      text += rowXml(number, cells, STYLE.text);
    }
    if (text !== '') yield text;
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
    const text = `<is><t xml:space="preserve">${xmlText(cell)}</t></is>`;
    return `<c r="${place}" s="${textStyle}" t="inlineStr">${text}</c>`;
  }
  if ('units' in cell) return `<c r="${place}"><v>${cell.units}</v></c>`;
  if ('pesos' in cell) return `<c r="${place}" s="${STYLE.pesos}"><v>${cell.pesos / 100}</v></c>`;
  // Spreadsheets know no time zones, so the moment is written as the shop's clock shows it.
  const day = (cell.moment - SHOP_BEHIND_UTC) / SHOP_DAY + EPOCH_DAY;
  return `<c r="${place}" s="${STYLE.moment}"><v>${day}</v></c>`;
}

/** A to Z: no sheet of ours is wider. */
function columnName(index: number): string {
  return String.fromCharCode(65 + index);
}
