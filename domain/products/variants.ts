import { isOnStep, type SaleUnit } from '../measure/sale-unit.ts';
import type { Product, VariantCount } from './product.ts';
import type { Quantities } from './quantities.ts';

export type Variant = {
  /** The key in `Quantities`: the colour, else the model, else ''. */
  readonly key: string;
  /** The name on the screen; empty for the single stepper 'Cantidad' (DETAIL-G07). */
  readonly label: string;
  readonly kind: 'colour' | 'model' | 'single';
};

type WithVariants = Pick<Product, 'colours' | 'models'>;

const DEFAULT_MODEL = /^Modelo \d+$/;

/** The amount of all variants, in smallest parts of the unit of sale (CART-005, UNIT-001). */
export function unitsIn(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, units) => sum + units, 0);
}

/** A product's variants. Colours win over models in older products that have both (DETAIL-G06). */
export function variantsOf({ colours, models }: WithVariants): readonly Variant[] {
  const [onlyModel = ''] = models;
  const isSingle = colours.length === 0 && models.length <= 1;
  if (isSingle && (onlyModel === '' || DEFAULT_MODEL.test(onlyModel))) {
    return [{ key: onlyModel, label: '', kind: 'single' }];
  }
  const byKey = new Map<string, Variant>();
  for (const name of colours) byKey.set(name, { key: name, label: name, kind: 'colour' });
  for (const name of models) {
    if (!byKey.has(name)) byKey.set(name, { key: name, label: name, kind: 'model' });
  }
  return [...byKey.values()];
}

/** What a shopper chooses by; colours in older products that have both colours and models. */
export function kindOfVariants(product: WithVariants): Variant['kind'] {
  return variantsOf(product)[0]?.kind ?? 'single';
}

/** So many fit a row of the dashboard's list. */
const FIRST = 3;

/** How many there are to choose from, and the first of them; `null` where there is nothing to choose. */
export function variantCountOf(
  product: WithVariants & Pick<Product, 'soldOutVariants'>,
): VariantCount | null {
  const kind = kindOfVariants(product);
  if (kind === 'single') return null;
  const names = variantsOf(product).map(({ key }) => key);
  const isSoldOut = (name: string) => product.soldOutVariants.includes(name);
  const first = [...names.filter(isSoldOut), ...names.filter((name) => !isSoldOut(name))].slice(0, FIRST);
  return { kind, of: names.length, first };
}

/** The first variant of which so much can't be cut; `null` if all can. */
export function offStepVariant(quantities: Quantities, unit: SaleUnit): string | null {
  return Object.keys(quantities).find((key) => !isOnStep(quantities[key] ?? 0, unit)) ?? null;
}

/**
 * The quantities by the product's variants; the key '' stands for its only model (CHECKOUT-049). `null` for an unknown
 * variant, for an amount that the unit of sale doesn't have (`isOnStep`), or without any.
 */
export function acceptedQuantities(
  product: WithVariants & Pick<Product, 'saleUnit'>,
  quantities: Quantities,
): Quantities | null {
  const keys = new Set(variantsOf(product).map((variant) => variant.key));
  const accepted = new Map<string, number>();
  for (const [given, units] of Object.entries(quantities)) {
    const key = keyOfVariant(product, given);
    if (!keys.has(key) || !Number.isSafeInteger(units) || units < 1) return null;
    accepted.set(key, (accepted.get(key) ?? 0) + units);
  }
  const sums = Object.fromEntries(accepted);
  return accepted.size === 0 || offStepVariant(sums, product.saleUnit) !== null ? null : sums;
}

/** The key of a variant that a request names; '' stands for the only model. */
export function keyOfVariant({ colours, models }: WithVariants, name: string): string {
  const [onlyModel = ''] = models;
  return name === '' && colours.length === 0 && models.length === 1 ? onlyModel : name;
}
