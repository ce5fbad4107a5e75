import type { FieldProblems } from '#domain/contact/field-problems.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';

/** In the form's order. */
const NAMES: Record<CheckoutField, string> = {
  firstName: 'tu nombre',
  lastName: 'tu apellido',
  phone: 'tu teléfono',
  email: 'tu correo electrónico',
};

/** What the form still needs, as sentences; `null` if nothing. */
export function formHindrance(problems: FieldProblems<CheckoutField>): string | null {
  const fields = Object.keys(NAMES) as CheckoutField[];
  const missing = fields.filter((field) => problems[field] === 'required');
  const wrong = fields.filter((field) => problems[field] !== undefined && problems[field] !== 'required');
  const sentences = [
    missing.length > 0 && `Para comprar falta ${listed(missing)}.`,
    wrong.length > 0 && `Revisa ${listed(wrong)}.`,
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** 'tu nombre, tu apellido y tu teléfono' */
function listed(fields: readonly CheckoutField[]): string {
  const names = fields.map((field) => NAMES[field]);
  return names.join(', ').replace(/, ([^,]*)$/, ' y $1');
}
