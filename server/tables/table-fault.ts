/** Why a file can't be read as a table. */
export type TableFaultCode =
  | 'empty'
  | 'protected'
  | 'no-sheet'
  | 'unknown-sheet'
  | 'text-document'
  | 'zip'
  | 'web-page'
  | 'photo'
  | 'document'
  | 'no-table'
  | 'open-quotes'
  | 'damaged'
  | 'too-much';

/** A file that is no table, or one that takes too much memory or time. */
export class TableFault extends Error {
  readonly code: TableFaultCode;
  /** The spreadsheet's number of the broken row. */
  readonly row: number | null;

  constructor(code: TableFaultCode, row: number | null = null) {
    super(`the file can't be read as a table: ${code}`);
    this.name = 'TableFault';
    this.code = code;
    this.row = row;
  }
}

/** The reason for people; `wanted` is what the file should be: 'una lista de precios'. */
export function tableFaultText({ code }: TableFault, wanted: string): string {
  return TEXTS[code](wanted);
}

const TEXTS: Readonly<Record<TableFaultCode, (wanted: string) => string>> = {
  empty: () => 'El archivo está vacío.',
  protected: () => 'La planilla tiene contraseña: ábrela y guárdala sin contraseña.',
  'no-sheet': (wanted) => `Todas las hojas de la planilla están ocultas: muestra la que tiene ${wanted}.`,
  'unknown-sheet': () => 'La planilla no tiene una hoja visible con ese nombre.',
  'text-document': (wanted) => `Es un documento de texto, no ${wanted}.`,
  zip: (wanted) => `Es un archivo ZIP, no ${wanted}: ábrelo y elige la planilla que trae.`,
  'web-page': (wanted) => `Es una página web, no ${wanted}.`,
  photo: (wanted) => `Es una foto, no ${wanted}.`,
  document: (wanted) => `Es un documento PDF, no ${wanted}: guárdalo en la planilla como XLSX o CSV.`,
  'no-table': () => 'No es una planilla: se leen CSV, XLSX, XLS y ODS.',
  'open-quotes': () => 'Las comillas del archivo CSV no cierran.',
  damaged: () => 'La planilla está dañada.',
  'too-much': () => 'La planilla tiene demasiado contenido.',
};
