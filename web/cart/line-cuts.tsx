import type { LineExtras } from '#domain/cart/line-extras.ts';
import { piecesOf } from '#domain/cart/line-pieces.ts';
import type { cartVariants } from '#domain/cart/line-variants.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { CutsField } from '#web/measure/cuts-field.tsx';
import { useCartActions } from './use-cart.ts';

export type LineCutsProps = {
  readonly productId: string;
  readonly unit: SaleUnit;
  readonly variant: ReturnType<typeof cartVariants>[number];
  readonly pieces: LineExtras['pieces'];
  readonly subject: string;
};

/** The cuts of a variant in the cart; without any it is taken out. */
export function LineCuts({ productId, unit, variant, pieces, subject }: LineCutsProps) {
  const { setPieces } = useCartActions();
  const { key, units } = variant;
  const cuts = piecesOf({ quantities: { [key]: units }, extras: { comment: '', pieces } }, key);
  return (
    <CutsField
      unit={unit}
      subject={subject}
      cuts={cuts}
      onChange={(changed) => setPieces({ productId, variant: key, pieces: changed })}
    />
  );
}
