import type { PercentHundredths } from '../prices/percent.ts';
import type { ReadColour } from './colour-reading.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportSource } from './import-source.ts';
import type { NumberForm } from './number-form.ts';

/** How the cells of a file are read. */
export type ReadingRules = {
  readonly source: ImportSource;
  readonly forms: Readonly<Partial<Record<ImportField, NumberForm>>>;
  /** Empty cells clear what the product has. */
  readonly clearEmpty: boolean;
  /** The shop's own addresses of photos that it fetched from other sites before. */
  readonly fetched: ReadonlyMap<string, string>;
  readonly readColour: ReadColour;
  /** The product of the shop that has a code, also as the code of a variant. */
  readonly ownerOf: (code: string) => string | null;
  /** The columns whose name says that the VAT is not in their amounts. */
  readonly withoutVat: ReadonlySet<ImportField>;
  /** Whether it is added to amounts that lack it; `null` before somebody says so. */
  readonly addVat: boolean | null;
  /** What the shop adds to the file's prices; `null` for nothing. */
  readonly margin: PercentHundredths | null;
};

/** What a cell says, or why it can't be read, in Spanish. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };
