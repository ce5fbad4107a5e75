import { FIELD_LABELS } from '#schemas/field-labels.ts';

/** The Spanish name of a field given by its path: 'orderItems.0.quantity' is 'Cantidad'. */
export function fieldLabel(path: string): string {
  const words = path.split('.').filter((word) => word !== '' && !/^\d+$/.test(word));
  const pair = FIELD_LABELS[words.slice(-2).join('.')];
  if (pair !== undefined) return pair;
  const known = words.findLast((word) => Object.hasOwn(FIELD_LABELS, word));
  return known === undefined ? 'Datos enviados' : (FIELD_LABELS[known] ?? known);
}
