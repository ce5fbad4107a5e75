/** Names in one cell: 'Rojo | Azul'. A bar or a backslash inside a name gets a backslash in front. */
export function listCell(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ');
}
