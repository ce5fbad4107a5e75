/** The id of a field's control. It is unique because only one product form is open at a time. */
export function fieldId(field: string): string {
  return `producto-${field}`;
}
