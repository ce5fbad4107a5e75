import { memo } from 'react';
import { BY_PIECE, MOST_UNITS } from '#domain/measure/sale-unit.ts';
import type { Variant } from '#domain/products/variants.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Plus } from '#web/ui/stroke-icons.tsx';
import { LeftNote } from './left-note.tsx';

/** A variant as the shopper finds it. */
export type ShownVariant = Variant & {
  readonly isSoldOut: boolean;
  /** What is left, in smallest parts, where the shop tells it. */
  readonly left?: number | undefined;
};

type VariantRowProps = {
  variant: ShownVariant;
  units: number;
  onChange: (variant: string, units: number | null) => void;
  /** Whether a button takes the row away. */
  isRemovable?: boolean;
};

/** Memoised, so only the changed one of 48 colours is rendered again. */
export const VariantRow = memo(function VariantRow({
  variant,
  units,
  onChange,
  isRemovable = false,
}: VariantRowProps) {
  const { key, kind, label, isSoldOut, left } = variant;
  return (
    <li className="variant-row" data-chosen={units > 0 || undefined} data-sold-out={isSoldOut || undefined}>
      {kind === 'colour' && <ColourSwatch name={label} className="size-11 rounded-2" />}
      <span className="min-w-0 flex-1">
        {label}
        {isSoldOut && <span className="block text-fine">Agotado</span>}
        <LeftNote left={left} asked={units} unit={BY_PIECE} />
      </span>
      <Stepper
        label={`Cantidad ${label}`}
        subject={label}
        value={units}
        max={isSoldOut ? 0 : MOST_UNITS}
        onChange={(value) => onChange(key, value)}
      />
      {isRemovable && (
        <IconButton label={`Quitar ${label}`} className="-mr-3 -ml-2" onClick={() => onChange(key, null)}>
          <Plus aria-hidden="true" className="rotate-45" />
        </IconButton>
      )}
    </li>
  );
});
