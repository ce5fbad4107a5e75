/** What the shop uses of SheetJS; its own types can't be found by its ES module. */
declare module '@e965/xlsx' {
  export type SheetCell = {
    /** Boolean, number, error, text or, with a formula that has no result, empty. */
    readonly t: 'b' | 'n' | 'e' | 's' | 'z';
    readonly v?: string | number | boolean;
    /** The shown text, with the signs of the United States. */
    readonly w?: string;
    /** The format of a number. */
    readonly z?: string;
    readonly f?: string;
  };
  type ReadSheet = { readonly '!data'?: readonly (readonly (SheetCell | undefined)[] | undefined)[] };
  type Workbook = {
    readonly SheetNames: readonly string[];
    readonly Sheets: Readonly<Record<string, ReadSheet>>;
    /** `Hidden` is 0 for a visible sheet. */
    readonly Workbook?: { readonly Sheets?: readonly { readonly Hidden?: 0 | 1 | 2 }[] };
  };
  type Options = {
    readonly type: 'buffer';
    readonly dense: true;
    readonly cellNF?: boolean;
    readonly cellHTML?: boolean;
    readonly sheetStubs?: boolean;
    readonly sheetRows?: number;
  };
  export function read(bytes: Buffer, options: Options): Workbook;
  export function set_cptable(codePages: object): void;
  export const SSF: {
    is_date(format: string): boolean;
    parse_date_code(days: number): { readonly y: number; readonly m: number; readonly d: number } | null;
  };
}

declare module '@e965/xlsx/dist/cpexcel.full.mjs' {
  export const utils: { decode(codePage: number, bytes: Buffer): string };
}
