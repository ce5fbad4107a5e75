import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { isZip } from './file-kind.ts';

/**
 * The names of the hidden sheets of an ODS file, which SheetJS doesn't tell: a table whose style says that it is not
 * displayed (OpenDocument 1.3, 20.297). The file's size was checked before.
 */
export async function hiddenOdsSheets(bytes: Buffer): Promise<ReadonlySet<string>> {
  if (!isZip(bytes)) return new Set();
  const entries = await new ZipReader(new Uint8ArrayReader(bytes), {
    filenameValidation: 'tolerant',
  }).getEntries();
  const content = entries.find(({ filename }) => filename === 'content.xml');
  if (content === undefined || content.directory) return new Set();
  const xml = await content.getData(new TextWriter());
  const styles = new Set(
    xml
      .split('<style:style ')
      .filter(isHiding)
      .map((style) => attribute(style, 'style:name')),
  );
  if (styles.size === 0) return new Set();
  const tables = xml.split('<table:table ').slice(1);
  const hidden = tables.filter((table) => styles.has(attribute(table, 'table:style-name')));
  return new Set(hidden.map((table) => attribute(table, 'table:name')));
}

/** @param style from its attributes on */
function isHiding(style: string): boolean {
  const [own = ''] = style.split('</style:style>', 1);
  const [, ...properties] = own.split('<style:table-properties');
  return properties.some((begun) => attribute(begun, 'table:display') === 'false');
}

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An attribute of the tag with which a text begins; '' without it. */
function attribute(text: string, name: string): string {
  const [tag = ''] = text.split('>', 1);
  const [, value = ''] = tag.split(`${name}="`);
  return (value.split('"')[0] ?? '').replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_all, letter) => LETTERS[letter] ?? '',
  );
}
