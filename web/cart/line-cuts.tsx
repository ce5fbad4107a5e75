import './line-cuts.css';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import { piecesOf } from '#domain/cart/line-pieces.ts';
import type { cartVariants } from '#domain/cart/line-variants.ts';
import { MOST_CUTS, type Pieces } from '#domain/measure/pieces.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useCartActions } from './use-cart.ts';

export type LineCutsProps = {
  readonly productId: string;
  readonly unit: SaleUnit;
  readonly variant: ReturnType<typeof cartVariants>[number];
  readonly pieces: LineExtras['pieces'];
  readonly subject: string;
};

/** The cuts of a variant in the cart, each length with how many (UNIT-004). One of length 0 is taken out. */
export function LineCuts({ productId, unit, variant, pieces, subject }: LineCutsProps) {
  const { setPieces } = useCartActions();
  const { key, units } = variant;
  const cuts = piecesOf({ quantities: { [key]: units }, extras: { comment: '', pieces } }, key);

  function change(at: number, cut: Pieces): void {
    const changed = cut.length === 0 || cut.count === 0 ? cuts.toSpliced(at, 1) : cuts.with(at, cut);
    setPieces({ productId, variant: key, pieces: changed });
  }

  return (
    <span className="line-cuts">
      {cuts.map((cut, at) => (
        <span key={at} className="cut-fields">
          <AmountStepper
            label={`Largo de cada corte de ${subject}`}
            subject={subject}
            unit={unit}
            value={cut.length}
            onChange={(length) => change(at, { ...cut, length })}
          />
          <span aria-hidden="true">×</span>
          <Stepper
            label={`Cortes de ${subject}`}
            subject={`cortes de ${subject}`}
            value={cut.count}
            max={MOST_CUTS}
            onChange={(count) => change(at, { ...cut, count })}
          />
        </span>
      ))}
    </span>
  );
}
