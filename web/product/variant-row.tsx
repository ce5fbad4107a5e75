import { memo } from 'react';
import type { Variant } from '#domain/cart/variants.ts';
import { MAX_UNITS } from '#domain/cart/variants.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

type VariantRowProps = {
  variant: Variant;
  units: number;
  onChange: (variant: string, units: number) => void;
};

/** Memoised, so only the changed one of 48 colours is rendered again. */
export const VariantRow = memo(function VariantRow({ variant, units, onChange }: VariantRowProps) {
  const { key, kind, label } = variant;
  return (
    <li className="variant-row" data-chosen={units > 0 || undefined}>
      {kind === 'colour' && <ColourSwatch name={label} className="size-11 rounded-2" />}
      <span className="min-w-0 flex-1">{label}</span>
      <Stepper
        label={`Cantidad ${label}`}
        subject={label}
        value={units}
        max={MAX_UNITS}
        onChange={(value) => onChange(key, value)}
      />
    </li>
  );
});
