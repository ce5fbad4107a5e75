/** Names in one cell: 'Rojo | Azul'. A bar or backslash inside a name is escaped with a backslash. */
export function listCell(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ');
}
