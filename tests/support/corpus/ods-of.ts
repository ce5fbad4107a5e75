import { buffer } from 'node:stream/consumers';
import { zipStream } from '#server/exports/zip-stream.ts';

type OdsSheet = {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly string[])[];
};

const SPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';

/** A workbook as LibreOffice writes it: a hidden sheet has a style that is not displayed. */
export function odsOf(sheets: readonly OdsSheet[]): Promise<Buffer> {
  const styles = ['true', 'false'].map(
    (display) =>
      `<style:style style:name="ta-${display}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`,
  );
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: readonly string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
  const tables = sheets.map(
    ({ name, isHidden = false, rows }) =>
      `<table:table table:name="${name}" table:style-name="ta-${!isHidden}">${rows.map(row).join('')}</table:table>`,
  );
  const content = `<?xml version="1.0"?><office:document-content ${SPACES}><office:automatic-styles>${styles.join('')}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
  async function* entries() {
    yield { name: 'mimetype', chunks: ['application/vnd.oasis.opendocument.spreadsheet'] };
    yield {
      name: 'META-INF/manifest.xml',
      chunks: [
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>',
      ],
    };
    yield { name: 'styles.xml', chunks: [`<office:document-styles ${SPACES}/>`] };
    yield { name: 'content.xml', chunks: [content] };
  }
  return buffer(zipStream(entries()));
}
