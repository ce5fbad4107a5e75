import type { Product } from './product.ts';

type Relatable = Pick<Product, 'id' | 'section' | 'subsection' | 'type' | 'isHidden'>;

/**
 * The nearest products first: those of the same type, then subsection, then section; never the product itself, a
 * hidden one, or one twice (CAROUSEL-004). Among equals the given order holds.
 */
export function relatedProducts<T extends Relatable>(
  product: Relatable,
  products: readonly T[],
  max = 12,
): T[] {
  const byNearness: [T[], T[], T[], T[], T[], T[], T[]] = [[], [], [], [], [], [], []];
  const seen = new Set([product.id]);
  for (const other of products) {
    const nearness = nearnessOf(product, other);
    if (nearness === 0 || other.isHidden || seen.has(other.id)) continue;
    seen.add(other.id);
    byNearness[7 - nearness]?.push(other);
  }
  return byNearness.flat().slice(0, max);
}

/** 4 for the type, 2 for the subsection, 1 for the section: a type may stand in several subsections. */
function nearnessOf(product: Relatable, other: Relatable): number {
  const type = product.type === other.type ? 4 : 0;
  const subsection = product.subsection === other.subsection ? 2 : 0;
  const section = product.section === other.section ? 1 : 0;
  return type + subsection + section;
}
