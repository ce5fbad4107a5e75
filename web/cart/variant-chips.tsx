import type { CountedVariant } from '#domain/cart/line-variants.ts';
import { quantityText, timesText } from '#domain/measure/quantity-text.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { classNames } from '#web/ui/class-names.ts';

const CHIP =
  'inline-flex items-center gap-[7px] rounded-2 bg-soft py-1 pr-2.5 pl-[5px] text-[0.84375rem] wrap-anywhere';

/** 'Blanco × 6' for each variant of a line. A line without variants shows its units. */
export function VariantChips({
  variants,
  unit,
  className = '',
}: {
  variants: readonly (CountedVariant & { readonly isSoldOut?: boolean })[];
  unit: Pick<SaleUnit, 'code' | 'scale'>;
  className?: string;
}) {
  return (
    <ul className={`figures flex flex-wrap gap-1.5 ${className}`}>
      {variants.map(({ key, label, kind, units, isSoldOut }) => (
        <li key={key} className={classNames(CHIP, isSoldOut && 'text-muted line-through')}>
          {kind === 'colour' && <ColourSwatch name={label} className="size-5 rounded-[3px]" />}
          {label === '' ? quantityText(units, unit) : `${label} × ${timesText(units, unit)}`}
        </li>
      ))}
    </ul>
  );
}
