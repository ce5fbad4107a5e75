import { utf16Of } from './decoded-text.ts';
import { TableFault, type TableFaultCode } from './table-fault.ts';

const ZIP = 'PK\x03\x04';
/** The container of XLS, and of workbooks with a password. */
const COMPOUND = '\xd0\xcf\x11\xe0';

/** The beginnings of files that people choose by mistake. */
const BEGINNINGS: readonly (readonly [RegExp, TableFaultCode])[] = [
  [/^[\s\xef\xbb\xbf]*</, 'web-page'],
  [/^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|....ftyp)/s, 'photo'],
  [/^%PDF/, 'document'],
];

/** By its content, not by its name. */
export function isWorkbook(bytes: Buffer): boolean {
  return isZip(bytes) || bytes.toString('latin1', 0, 4) === COMPOUND;
}

export function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === ZIP;
}

/** @throws TableFault for a file that is neither a workbook nor a text */
export function assertIsTable(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 1024);
  if (/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*$/.test(start) && bytes.length <= start.length)
    throw new TableFault('empty');
  const other = BEGINNINGS.find(([beginning]) => beginning.test(start));
  if (other !== undefined) throw new TableFault(other[1]);
  if (!isWorkbook(bytes) && start.includes('\0') && utf16Of(bytes) === null) throw new TableFault('no-table');
}
