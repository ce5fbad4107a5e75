/** The names in a cell of the shop's own file: 'Rojo | Azul'; a backslash escapes a bar or a backslash. */
export function ownNames(cell: string): string[] {
  if (cell === '') return [];
  const names: string[] = [''];
  for (const [, escaped, bar, plain] of cell.matchAll(/\\(.)|(\|)|([^\\|]+)/gs)) {
    if (bar !== undefined) names.push('');
    else names.push(`${names.pop() ?? ''}${escaped ?? plain ?? ''}`);
  }
  return names.map((name) => name.trim());
}

/** The addresses in a cell of any other file. A comma can be part of an address, so it ends one only before the next. */
export function writtenAddresses(cell: string): string[] {
  return cell
    .split(/\s*(?:[|;\s]|,(?=\s|$|https?:))\s*/i)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** The names in a cell of any other file: between bars if there are any, else between commas or semicolons. */
export function writtenNames(cell: string): string[] {
  const separator = cell.includes('|') ? '|' : /[,;\n]/;
  return cell
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
