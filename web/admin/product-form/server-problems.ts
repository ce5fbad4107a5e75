import { PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import type { DraftField } from './product-draft.ts';
import type { DraftProblems } from './product-input.ts';

const FIELDS: ReadonlyMap<string, DraftField> = new Map(
  PRODUCT_PARTS.flatMap(({ name, wire }) => (name === 'id' ? [] : [[wire, name]])),
);

/** The server's objections by field of the form. Objections to no field are left to the dialog. */
export function serverProblems({ errors = [] }: ApiProblem): DraftProblems {
  const problems: Partial<Record<DraftField, string>> = {};
  for (const { field, message } of errors) {
    const name = field.split('.').findLast((part) => FIELDS.has(part));
    const shown = name === undefined ? undefined : FIELDS.get(name);
    if (shown !== undefined) problems[shown] ??= sentence(message);
  }
  return problems;
}

/** 'Código: ya lo tiene otro producto' under the field's own label: 'Ya lo tiene otro producto.' */
function sentence(message: string): string {
  const text = message.replace(/^[^:]{1,40}: /, '');
  const isAddress = /^https?:/.test(text);
  return `${isAddress ? text : text.charAt(0).toUpperCase() + text.slice(1)}.`;
}
