import { AMOUNT_FIELDS, IMPORT_FIELDS, type ImportField } from '#domain/imports/import-fields.ts';
import type { NumberForm } from '#domain/imports/number-form.ts';
import type { WireImportCheckRequest, WireImportOptions, WireMendedCell } from '#schemas/import.ts';
import type {
  WireImportCheck,
  WireImportColumn,
  WireImportPlace,
  WireImportState,
} from '#schemas/import-answers.ts';

/** What the person says about a file before its dry run. */
export type MappingDraft = {
  /** By column. */
  readonly mapping: Readonly<Record<string, ImportField | null>>;
  /** By the file's category. */
  readonly categories: Readonly<Record<string, WireImportPlace>>;
  readonly numbers: Readonly<Record<string, NumberForm>>;
  /** By the file's colour: the shop's, or '' for a model. */
  readonly colours: Readonly<Record<string, string>>;
  /** Cells that the person corrected in the review. */
  readonly cells: readonly WireMendedCell[];
  /** A percentage as the person types it; '' for none. */
  readonly margin: string;
  /** `null` before the person says it. */
  readonly addVat: boolean | null;
  readonly options: WireImportOptions;
};

const DEFAULT_OPTIONS: WireImportOptions = {
  ...{ create: true, update: true, hideNew: true, clearEmpty: false },
  ...{ showHidden: false, splitPrices: false },
};

/** The last request of the file's dry run, or what the server recognised. */
export function mappingDraft(
  state: Pick<WireImportState, 'columns' | 'request' | 'remembered'>,
): MappingDraft {
  const { columns, request, remembered } = state;
  const recognised = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  return {
    mapping: { ...recognised, ...request?.mapping },
    categories: { ...remembered, ...request?.categories },
    numbers: { ...request?.numbers },
    colours: { ...request?.colours },
    cells: request?.cells ?? [],
    margin: (request?.margin ?? '').replace('.', ','),
    addVat: request?.addVat ?? null,
    options: request?.options ?? DEFAULT_OPTIONS,
  };
}

/** The body of `POST /imports/{id}/check`. */
export function checkRequest(draft: MappingDraft): WireImportCheckRequest {
  const { mapping, categories, numbers, colours, cells, margin, addVat, options } = draft;
  return {
    mapping: { ...mapping },
    categories: { ...categories },
    numbers: { ...numbers },
    colours: { ...colours },
    cells: [...cells],
    margin: margin.trim().replace(',', '.'),
    addVat,
    options,
  };
}

/** The draft with the likeliest answer to each question of a dry run that the person has not answered. */
export function withGuesses(
  draft: MappingDraft,
  { categories, colours }: Pick<WireImportCheck, 'categories' | 'colours'>,
): MappingDraft {
  const places = categories.flatMap(({ name, guess = null }) =>
    guess === null ? [] : [[name, guess] as const],
  );
  return {
    ...draft,
    categories: { ...Object.fromEntries(places), ...draft.categories },
    colours: {
      ...Object.fromEntries(colours.map(({ name, guess }) => [name, guess ?? ''])),
      ...draft.colours,
    },
  };
}

/** What must be mended before the dry run, by column. */
export function mappingProblems(
  columns: readonly WireImportColumn[],
  { mapping, numbers, addVat }: MappingDraft,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const users = new Map<ImportField, string>();
  for (const column of columns) {
    const field = mapping[column.name] ?? null;
    if (field === null) continue;
    const other = users.get(field);
    if (other !== undefined)
      problems.set(column.name, `«${other}» ya es ${IMPORT_FIELDS[field]}: deja una de las dos afuera.`);
    else if (needsReading(column, field) && numbers[column.name] === undefined)
      problems.set(column.name, 'Elige cómo se leen sus números.');
    else if (lacksVat(column, field) && addVat === null) problems.set(column.name, 'Di si se suma el IVA.');
    users.set(field, column.name);
  }
  return problems;
}

/** Whether a column's amounts can be read in two ways. */
export function needsReading({ readings }: WireImportColumn, field: ImportField | null): boolean {
  return readings !== undefined && AMOUNT_FIELDS.some((amount) => amount === field);
}

/** Whether a column's amounts say that the VAT is not in them. */
export function lacksVat({ withoutVat }: WireImportColumn, field: ImportField | null): boolean {
  return withoutVat === true && AMOUNT_FIELDS.some((amount) => amount === field);
}
