import { memo, useRef } from 'react';
import { cartVariants } from '#domain/cart/line-variants.ts';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { moveFocusFromRow } from './focus-beside.ts';
import { LineStepper } from './line-stepper.tsx';

/** A line's variants, each with its stepper. */
export function LineUnits({ line, className }: { line: PricedCartLine; className: string }) {
  return (
    <ul className={classNames('grid gap-2', className)}>
      {cartVariants(line).map((variant) => (
        <VariantUnits key={variant.key} productId={line.productId} variant={variant} />
      ))}
    </ul>
  );
}

type VariantUnitsProps = {
  readonly productId: string;
  readonly variant: ReturnType<typeof cartVariants>[number];
};

const VariantUnits = memo(({ productId, variant }: VariantUnitsProps) => {
  const row = useRef<HTMLLIElement>(null);
  const name = variant.label || 'Unidad';
  return (
    <li ref={row} className="flex items-center gap-3 text-label">
      {variant.kind === 'colour' && <ColourSwatch name={variant.label} className="size-7 rounded-2" />}
      <span
        className={classNames(
          'mr-auto min-w-0 wrap-anywhere',
          variant.isSoldOut && 'text-muted line-through',
        )}
      >
        {name}
      </span>
      <LineStepper
        productId={productId}
        variant={variant}
        subject={name}
        onEmpty={() => row.current !== null && moveFocusFromRow(row.current)}
      />
    </li>
  );
}, showSame);

/** A line may have 48 colours, and a press changes one. Its name and kind follow from its key. */
function showSame({ variant: before }: VariantUnitsProps, { variant }: VariantUnitsProps): boolean {
  return (
    variant.key === before.key && variant.units === before.units && variant.isSoldOut === before.isSoldOut
  );
}
