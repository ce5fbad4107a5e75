import { buffer } from 'node:stream/consumers';
import { workbookParts } from '#server/exports/workbook-parts.ts';
import { type ZipEntry, zipStream } from '#server/exports/zip-stream.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

type WrittenSheet = {
  readonly name: string;
  readonly isHidden?: boolean;
  /** The XML of its rows. */
  readonly rows: readonly string[];
};

/**
 * A workbook as another program writes it.
 * @param formats the number formats of the styles 1, 2, …
 */
export function aWorkbook(
  sheets: readonly WrittenSheet[],
  formats: readonly string[] = [],
  nameOf: (path: string) => string = (path) => path,
): Promise<Buffer> {
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => `name="${name}"`);
  const parts: ZipEntry[] = workbookParts(sheets.map(({ name }) => name)).map(({ name, chunks }) => {
    if (name === 'xl/styles.xml') return { name, chunks: [stylesOf(formats)] };
    const [xml = ''] = [...(chunks as Iterable<string>)];
    return {
      name,
      chunks: [hidden.reduce((text, mark) => text.replace(mark, `${mark} state="hidden"`), xml)],
    };
  });
  async function* entries() {
    for (const { name, chunks } of parts) yield { name: nameOf(name), chunks };
    for (const [index, { rows }] of sheets.entries()) {
      const xml = `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
      yield { name: nameOf(`xl/worksheets/sheet${index + 1}.xml`), chunks: [xml] };
    }
  }
  return buffer(zipStream(entries()));
}

function stylesOf(formats: readonly string[]): string {
  const numbered = formats.map((format, index) => ({
    format: format.replaceAll('"', '&quot;'),
    id: 164 + index,
  }));
  const declared = numbered.map(({ format, id }) => `<numFmt numFmtId="${id}" formatCode="${format}"/>`);
  const styles = [
    '<xf numFmtId="0"/>',
    ...numbered.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`),
  ];
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${declared.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`;
}

/** A row of cells without addresses, which the format allows. */
export function aRow(...cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

export function written(text: string): string {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
}

export function numbered(value: string, style = 0): string {
  return `<c s="${style}"><v>${value}</v></c>`;
}
