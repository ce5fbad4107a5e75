import { badPriceList } from './bad-price-list.ts';
import { csvTable } from './csv-table.ts';
import type { PriceTable } from './price-cells.ts';
import { xlsxTable } from './xlsx-table.ts';

/** Reads a file by its content, not by its name. @throws Refusal 'bad-price-list' */
export async function priceTable(bytes: Buffer): Promise<PriceTable> {
  const start = bytes.toString('latin1', 0, 1024);
  if (start.startsWith('PK\x03\x04')) return xlsxTable(bytes);
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    throw badPriceList('Es un archivo XLS antiguo: guárdalo como XLSX o CSV.');
  if (/^[\s\xef\xbb\xbf]*</.test(start)) throw badPriceList('Es una página web, no una lista de precios.');
  if (UTF_16.test(start))
    throw badPriceList(
      'Es un “texto Unicode” (UTF-16): guárdalo en la planilla como “CSV UTF-8” o como XLSX.',
    );
  if (start.includes('\0')) throw badPriceList('No es un archivo CSV ni XLSX.');
  return csvTable(textOf(bytes));
}

/** The byte order mark, or letters that each have a zero beside them. */
const UTF_16 = /^(?:\xff\xfe|\xfe\xff|(?:[^\0]\0){4}|(?:\0[^\0]){4})/;

/** Spreadsheets save CSV as UTF-8 or in the Windows encoding. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
