import type { LineExtras } from '../cart/line-extras.ts';
import type { CountedVariant } from '../cart/line-variants.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Quantities } from '../products/quantities.ts';
import type { Said } from './said.ts';

/** A line of an order as its shopper sees it. */
export type OrderedLine = {
  readonly productId: string;
  readonly brand: string;
  readonly name: string;
  readonly photo: string | null;
  readonly saleUnit: SaleUnit;
  readonly units: number;
  /** The variants with a name. */
  readonly variants: readonly Pick<CountedVariant, 'key' | 'label' | 'kind' | 'units'>[];
  /** `null` is 'Consultar'. */
  readonly total: Centavos | null;
  readonly extras: LineExtras;
};

/** An order's lines and sums as its shopper sees them. */
export type OrderedContent = {
  readonly orderNumber: number;
  readonly lines: readonly OrderedLine[];
  readonly total: Centavos;
  readonly saving: Centavos;
  readonly hasUnpriced: boolean;
  readonly said: Said;
};

/** A line as its order's own page needs it. */
export type LinkedLine = OrderedLine & { readonly quantities: Quantities };
