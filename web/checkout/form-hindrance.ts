import type { FieldProblems } from '#domain/contact/field-problems.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';

/** In the form's order. */
const NAMES = [
  ['firstName', 'tu nombre'],
  ['lastName', 'tu apellido'],
  ['phone', 'tu teléfono'],
  ['email', 'tu correo electrónico'],
] as const satisfies readonly (readonly [CheckoutField, string])[];

/** What the form still needs, as sentences; `null` if nothing. */
export function formHindrance(problems: FieldProblems<CheckoutField>): string | null {
  const missing = NAMES.filter(([field]) => problems[field] === 'required');
  const wrong = NAMES.filter(([field]) => problems[field] !== undefined && problems[field] !== 'required');
  const sentences = [
    missing.length > 0 && `Para comprar falta ${listed(missing)}.`,
    wrong.length > 0 && `Revisa ${listed(wrong)}.`,
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** 'tu nombre, tu apellido y tu teléfono' */
function listed(fields: readonly (readonly [CheckoutField, string])[]): string {
  const names = fields.map(([, name]) => name);
  return names.join(', ').replace(/, ([^,]*)$/, ' y $1');
}
