import { memo, useRef } from 'react';
import type { LineExtras } from '#domain/cart/line-extras.ts';
import { cartVariants } from '#domain/cart/line-variants.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { isCut } from '#domain/measure/pieces.ts';
import { isByMeasure, isSameSaleUnit, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { moveFocusFromRow } from './focus-beside.ts';
import { LineCuts } from './late-line-cuts.tsx';
import { LineStepper } from './line-stepper.tsx';

/** A line's variants, each with its stepper. */
export function LineUnits({ line, className }: { line: PricedCartLine; className: string }) {
  return (
    <ul className={classNames('grid gap-2', className)}>
      {cartVariants(line).map((variant) => (
        <VariantUnits
          key={variant.key}
          productId={line.productId}
          unit={line.price.saleUnit}
          variant={variant}
          pieces={line.extras.pieces}
        />
      ))}
    </ul>
  );
}

type VariantUnitsProps = {
  readonly productId: string;
  readonly unit: SaleUnit;
  /** The cuts of all variants of the line. */
  readonly pieces: LineExtras['pieces'];
  readonly variant: ReturnType<typeof cartVariants>[number];
};

const VariantUnits = memo(({ productId, unit, variant, pieces }: VariantUnitsProps) => {
  const row = useRef<HTMLLIElement>(null);
  const name = variant.label || (isByMeasure(unit) ? 'Cantidad' : 'Unidad');
  return (
    <li ref={row} className="flex flex-wrap items-center gap-3 text-label">
      {variant.kind === 'colour' && <ColourSwatch name={variant.label} className="size-7 rounded-2" />}
      <span
        className={classNames(
          'mr-auto min-w-0 wrap-anywhere',
          variant.isSoldOut && 'text-muted line-through',
        )}
      >
        {name}
      </span>
      {isCut(unit) && !variant.isSoldOut ? (
        <LineCuts productId={productId} unit={unit} variant={variant} pieces={pieces} subject={name} />
      ) : (
        <LineStepper
          productId={productId}
          unit={unit}
          variant={variant}
          subject={name}
          onEmpty={() => row.current !== null && moveFocusFromRow(row.current)}
        />
      )}
    </li>
  );
}, showSame);

/** A line may have 48 colours, and a press changes one. Its name and kind follow from its key. */
function showSame(last: VariantUnitsProps, { variant, pieces, unit }: VariantUnitsProps): boolean {
  const { variant: before } = last;
  return (
    variant.key === before.key &&
    variant.units === before.units &&
    variant.isSoldOut === before.isSoldOut &&
    pieces === last.pieces &&
    isSameSaleUnit(unit, last.unit)
  );
}
