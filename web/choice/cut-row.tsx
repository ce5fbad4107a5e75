import './cut-row.css';
import { memo } from 'react';
import { isCut, MOST_CUTS, type Pieces, partsIn, piecesText } from '#domain/measure/pieces.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { mostParts, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Plus } from '#web/ui/stroke-icons.tsx';
import { LeftNote } from './left-note.tsx';
import type { ShownVariant } from './variant-row.tsx';

export type CutRowProps = {
  readonly variant: ShownVariant;
  /** Said where the variant has no name. */
  readonly name: string;
  readonly unit: SaleUnit;
  /** `null` while nothing of it is chosen. */
  readonly pieces: Pieces | null;
  readonly onChange: (variant: string, pieces: Pieces | null) => void;
  readonly onDoubt: (variant: string, choices: readonly number[] | null) => void;
  readonly isRemovable?: boolean;
};

const NOTHING: Pieces = { count: 1, length: 0 };

/** What is measured, of one colour: how long each cut is, and how many (UNIT-003, UNIT-004). */
export const CutRow = memo(function CutRow({
  variant,
  name,
  unit,
  pieces,
  onChange,
  onDoubt,
  isRemovable = false,
}: CutRowProps) {
  const { key, kind, label, isSoldOut, left } = variant;
  const { count, length } = pieces ?? NOTHING;
  const subject = label || name;
  const lengthLabel = isCut(unit) ? 'Largo de cada corte' : 'Cantidad';
  return (
    <li
      className="variant-row cut-row"
      data-chosen={length > 0 || undefined}
      data-sold-out={isSoldOut || undefined}
    >
      {kind === 'colour' && <ColourSwatch name={label} className="size-11 rounded-2" />}
      <span className="min-w-0 flex-1">
        {label || lengthLabel}
        {isSoldOut && <span className="block text-fine">Agotado</span>}
        <LeftNote left={left} asked={partsIn([{ count, length }])} unit={unit} />
      </span>
      {isRemovable && (
        <IconButton label={`Quitar ${subject}`} className="-mr-3 -ml-2" onClick={() => onChange(key, null)}>
          <Plus aria-hidden="true" className="rotate-45" />
        </IconButton>
      )}
      <span className="cut-fields">
        <span className="cut-field">
          <small aria-hidden="true">{lengthLabel}</small>
          <AmountStepper
            label={`${lengthLabel} de ${subject}`}
            subject={subject}
            unit={unit}
            value={length}
            max={isSoldOut ? 0 : mostParts(unit)}
            onChange={(parts) => onChange(key, { count, length: parts })}
            onDoubt={(choices) => onDoubt(key, choices)}
          />
        </span>
        {isCut(unit) && length > 0 && (
          <span className="cut-field">
            <small aria-hidden="true">Cortes</small>
            <Stepper
              label={`Cortes de ${subject}`}
              subject={`cortes de ${subject}`}
              value={count}
              max={MOST_CUTS}
              onChange={(value) => onChange(key, { count: Math.max(value, 1), length })}
            />
          </span>
        )}
      </span>
      {count > 1 && length > 0 && (
        <span className="cut-sum figures">
          {piecesText([{ count, length }], unit)} · {quantityText(partsIn([{ count, length }]), unit)} en
          total
        </span>
      )}
    </li>
  );
});
