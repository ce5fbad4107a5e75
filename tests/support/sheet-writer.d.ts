/** What tests use of SheetJS to write files as other programs do. */
declare module '@e965/xlsx' {
  type WrittenCell = {
    readonly t: 'b' | 'n' | 'e' | 's';
    readonly v: string | number | boolean;
    readonly z?: string;
    readonly w?: string;
  };
  type SheetObject = { [address: string]: unknown };
  type NewWorkbook = { SheetNames: string[]; Sheets: Record<string, SheetObject>; Workbook?: object };
  export const utils: {
    book_new(): NewWorkbook;
    aoa_to_sheet(rows: readonly (readonly (string | number | boolean | null | WrittenCell)[])[]): SheetObject;
    book_append_sheet(book: NewWorkbook, sheet: SheetObject, name: string): void;
  };
  export function write(
    book: NewWorkbook,
    options: {
      readonly type: 'buffer';
      readonly bookType: 'xlsx' | 'xlsb' | 'biff8' | 'ods' | 'xlml';
      readonly bookSST?: boolean;
    },
  ): Buffer;
}
