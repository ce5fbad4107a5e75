import { MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import type { FieldProblem } from '#domain/contact/field-problems.ts';
import { kindOfVariants } from '#domain/products/variants.ts';
import { type DeskLine, orderedLines } from './desk-lines.ts';
import { DESK_PROBLEM_TEXTS, type DeskField } from './use-desk-form.ts';

/** What keeps the order from being taken, and where it is mended. */
export type Hindrance = {
  readonly text: string;
  readonly at:
    | { readonly kind: 'finder' }
    | { readonly kind: 'variant'; readonly productId: string }
    | { readonly kind: 'field'; readonly field: DeskField };
};

const FIELDS: readonly DeskField[] = ['phone', 'firstName', 'lastName', 'email'];

/** The first hindrance; `null` for an order that can be taken. */
export function hindranceOf(
  lines: readonly DeskLine[],
  problems: Readonly<Partial<Record<DeskField, FieldProblem>>>,
): Hindrance | null {
  const ordered = orderedLines(lines);
  if (ordered.length === 0) return { text: 'Agrega al menos un producto.', at: { kind: 'finder' } };
  if (ordered.length > MAX_ORDER_PRODUCTS) {
    const text = `Un pedido lleva hasta ${MAX_ORDER_PRODUCTS} productos. Toma el resto en otro.`;
    return { text, at: { kind: 'finder' } };
  }
  const open = ordered.find((line) => line.open > 0);
  if (open !== undefined) {
    const { id: productId, name } = open.product;
    const variant = kindOfVariants(open.product) === 'colour' ? 'color' : 'modelo';
    return { text: `Falta elegir el ${variant} de ${name}.`, at: { kind: 'variant', productId } };
  }
  for (const field of FIELDS) {
    const problem = problems[field];
    if (problem !== undefined)
      return { text: DESK_PROBLEM_TEXTS[field][problem], at: { kind: 'field', field } };
  }
  return null;
}
