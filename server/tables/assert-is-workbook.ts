import { type Entry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { isZip } from './file-kind.ts';
import { TableFault } from './table-fault.ts';

/** A sheet of 20,000 rows and 40 columns of texts unpacks to some 100 MB. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;

/** The folder of XLSX, with either slash, and the sheet of ODS. */
const SHEETS = /^(?:xl[/\\]|content\.xml$)/;
const WORD = /^word[/\\]/;

/** @throws TableFault for an archive that holds no sheets, or unpacks to too much */
export async function assertIsWorkbook(bytes: Buffer): Promise<void> {
  if (!isZip(bytes)) return;
  const entries = await entriesOf(bytes);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new TableFault('too-much');
  const names = entries.map(({ filename }) => filename);
  if (names.some((name) => WORD.test(name)) || isOdt(bytes)) throw new TableFault('text-document');
  if (!names.some((name) => SHEETS.test(name))) throw new TableFault('zip');
}

/** Names of any kind, because no file is written under them. */
async function entriesOf(bytes: Buffer): Promise<Entry[]> {
  try {
    const archive = new ZipReader(new Uint8ArrayReader(bytes), { filenameValidation: 'tolerant' });
    return await archive.getEntries();
  } catch {
    throw new TableFault('damaged');
  }
}

/** The first file of an OpenDocument says its kind, uncompressed. */
function isOdt(bytes: Buffer): boolean {
  return bytes.subarray(0, 128).includes('application/vnd.oasis.opendocument.text');
}
