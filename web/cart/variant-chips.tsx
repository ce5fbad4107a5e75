import type { CountedVariant } from '#domain/cart/line-variants.ts';
import { formatUnits, formatWholeNumber } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { classNames } from '#web/ui/class-names.ts';

const CHIP =
  'inline-flex items-center gap-[7px] rounded-2 bg-soft py-1 pr-2.5 pl-[5px] text-[0.84375rem] wrap-anywhere';

/** 'Blanco × 6' for each variant of a line. A line without variants shows its units. */
export function VariantChips({
  variants,
  className = '',
}: {
  variants: readonly (CountedVariant & { readonly isSoldOut?: boolean })[];
  className?: string;
}) {
  return (
    <ul className={`figures flex flex-wrap gap-1.5 ${className}`}>
      {variants.map(({ key, label, kind, units, isSoldOut }) => (
        <li key={key} className={classNames(CHIP, isSoldOut && 'text-muted line-through')}>
          {kind === 'colour' && <ColourSwatch name={label} className="size-5 rounded-[3px]" />}
          {label === '' ? formatUnits(units) : `${label} × ${formatWholeNumber(units)}`}
        </li>
      ))}
    </ul>
  );
}
