import { codeKey } from '../entries/catalogue-entry.ts';
import type { ImportField } from './import-fields.ts';
import { cellText, type ImportFault, type ImportRow } from './import-row.ts';

/** The rows of one product: its own, and one for each variant, which can be the same row. */
export type RowGroup = {
  readonly main: ImportRow;
  readonly variants: readonly ImportRow[];
};

type Grouped = { readonly groups: readonly RowGroup[]; readonly faults: readonly ImportFault[] };

/** Files with a row for each variant name its product by a common value, or by the product's code or number. */
export function rowGroups(rows: readonly ImportRow[], mapped: ReadonlySet<ImportField>): Grouped {
  if (mapped.has('parent')) return groupsByParent(rows);
  if (mapped.has('group')) return { groups: groupsByValue(rows), faults: [] };
  return { groups: rows.map((main) => ({ main, variants: [main] })), faults: [] };
}

function groupsByValue(rows: readonly ImportRow[]): RowGroup[] {
  const groups = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const value = cellText(row, 'group').trim();
    const key = value === '' ? `row ${row.row}` : `value ${value}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()].flatMap((variants) => {
    const main = variants.find((row) => cellText(row, 'name').trim() !== '') ?? variants[0];
    return main === undefined ? [] : [{ main, variants }];
  });
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
