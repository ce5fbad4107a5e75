import { codeKey } from '../entries/catalogue-entry.ts';
import type { ImportField } from './import-fields.ts';
import { cellText, type ImportFault, type ImportRow } from './import-row.ts';
import type { ImportSource } from './import-source.ts';
import { writtenNames } from './list-in-cell.ts';

/** The rows of one product: its own, and one for each variant, which can be the same row. */
export type RowGroup = {
  readonly main: ImportRow;
  readonly variants: readonly ImportRow[];
};

type Grouped = { readonly groups: readonly RowGroup[]; readonly faults: readonly ImportFault[] };

type Files = {
  readonly mapped: ReadonlySet<ImportField>;
  readonly source: ImportSource;
  /** The product of the shop that has a code, also as the code of a variant; `null` for an unknown code. */
  readonly ownerOf: (code: string) => string | null;
};

/**
 * Files with a row for each variant name its product by a common value, or by the product's code or number. In other
 * lists, rows of one code with other colours or models are one product, and so are rows with the codes of its variants.
 */
export function rowGroups(rows: readonly ImportRow[], { mapped, source, ownerOf }: Files): Grouped {
  if (mapped.has('parent')) return groupsByParent(rows);
  if (mapped.has('group')) return { groups: groupsByValue(rows), faults: [] };
  const groups = source === 'hilvan' ? rows.map(alone) : groupsByCode(rows, ownerOf);
  return { groups, faults: [] };
}

function alone(main: ImportRow): RowGroup {
  return { main, variants: [main] };
}

/** A row with neither value nor name describes another variant of the row above. */
function groupsByValue(rows: readonly ImportRow[]): RowGroup[] {
  const groups = new Map<string, ImportRow[]>();
  let above: ImportRow[] | null = null;
  for (const row of rows) {
    const value = cellText(row, 'group').trim();
    if (value === '' && above !== null && cellText(row, 'name').trim() === '') {
      above.push(row);
      continue;
    }
    const key = value === '' ? `row ${row.row}` : `value ${value}`;
    above = groups.get(key) ?? [];
    above.push(row);
    groups.set(key, above);
  }
  return [...groups.values()].flatMap((variants) => {
    const main = variants.find((row) => cellText(row, 'name').trim() !== '') ?? variants[0];
    return main === undefined ? [] : [{ main, variants }];
  });
}

function groupsByCode(rows: readonly ImportRow[], ownerOf: Files['ownerOf']): RowGroup[] {
  const groups = Map.groupBy(rows, (row) => {
    const code = cellText(row, 'code').trim();
    if (code === '') return `row ${row.row}`;
    const owner = ownerOf(code);
    return owner === null ? `code ${codeKey(code)}` : `product ${owner}`;
  });
  return [...groups.values()].flatMap((together) => {
    const [main] = together;
    if (main === undefined) return [];
    return together.length === 1 || !areVariants(together)
      ? together.map(alone)
      : [{ main, variants: together.flatMap(withOptions) }];
  });
}

/** Whether rows of one product differ in their code, or each in its colour or model: others repeat the product. */
function areVariants(rows: readonly ImportRow[]): boolean {
  const names = rows.map((row) =>
    [codeKey(cellText(row, 'code')), cellText(row, 'colours'), cellText(row, 'models')].join('\n'),
  );
  return new Set(names).size === rows.length;
}

/** A row for each colour and model that it names, as files have that describe each variant in a row. */
function withOptions(row: ImportRow): ImportRow[] {
  const named = (field: 'colours' | 'models') => {
    const names = writtenNames(cellText(row, field));
    return names.length === 0 ? [''] : names;
  };
  const cell = (text: string) => ({ text, number: null });
  return named('colours').flatMap((colour) =>
    named('models').map((model) => ({
      row: row.row,
      cells: {
        ...row.cells,
        ...{ optionName1: cell('Color'), optionValue1: cell(colour) },
        ...{ optionName2: cell('Modelo'), optionValue2: cell(model) },
      },
    })),
  );
}

function groupsByParent(rows: readonly ImportRow[]): Grouped {
  const groups = new Map<string, { main: ImportRow; variants: ImportRow[] }>();
  const mains = rows.filter((row) => cellText(row, 'parent').trim() === '');
  const made = mains.map((main) => {
    const group = { main, variants: [] };
    for (const name of namesOf(main)) if (!groups.has(name)) groups.set(name, group);
    return group;
  });
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const parent = cellText(row, 'parent').trim();
    if (parent === '') continue;
    const group = groups.get(parent.startsWith('id:') ? parent : codeKey(parent));
    if (group !== undefined) group.variants.push(row);
    else faults.push({ row: row.row, field: 'parent', reason: `«${parent}» no es un producto del archivo` });
  }
  return { groups: made, faults };
}

function namesOf(row: ImportRow): string[] {
  const code = codeKey(cellText(row, 'code'));
  const number = cellText(row, 'foreignId').trim();
  return [...(code === '' ? [] : [code]), ...(number === '' ? [] : [`id:${number}`])];
}
