import { memo } from 'react';
import { MAX_UNITS, type Variant } from '#domain/cart/variants.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

/** A variant as the shopper finds it. */
export type ShownVariant = Variant & { readonly isSoldOut: boolean };

type VariantRowProps = {
  variant: ShownVariant;
  units: number;
  onChange: (variant: string, units: number) => void;
};

/** Memoised, so only the changed one of 48 colours is rendered again. */
export const VariantRow = memo(function VariantRow({ variant, units, onChange }: VariantRowProps) {
  const { key, kind, label, isSoldOut } = variant;
  return (
    <li className="variant-row" data-chosen={units > 0 || undefined} data-sold-out={isSoldOut || undefined}>
      {kind === 'colour' && <ColourSwatch name={label} className="size-11 rounded-2" />}
      <span className="min-w-0 flex-1">
        {label}
        {isSoldOut && <span className="block text-fine">Agotado</span>}
      </span>
      <Stepper
        label={`Cantidad ${label}`}
        subject={label}
        value={units}
        max={isSoldOut ? 0 : MAX_UNITS}
        onChange={(value) => onChange(key, value)}
      />
    </li>
  );
});
