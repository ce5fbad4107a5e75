/** '63,5'. */
export function millimetres(value: number): string {
  return `${value}`.replace('.', ',');
}
