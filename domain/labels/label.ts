import type { Vat } from '../law/vat.ts';
import type { SaleUnit } from '../measure/sale-unit.ts';
import type { Centavos } from '../money/centavos.ts';

/** What a shelf label says of a product, or of one of its colours or models (LABEL-002). */
export type Label = {
  readonly brand: string;
  readonly name: string;
  /** A colour or model; '' for the product. */
  readonly variant: string;
  /** Of one unit of sale; `null` means 'Consultar'. */
  readonly price: Centavos | null;
  readonly vat: Vat;
  readonly saleUnit: SaleUnit;
  /** `null` where it has none. */
  readonly barCode: string | null;
};

/** What of it is printed. */
export type LabelParts = {
  readonly brand: boolean;
  readonly variant: boolean;
  readonly price: boolean;
  readonly netPrice: boolean;
};
