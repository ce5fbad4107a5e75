import { isInSteps } from '#domain/measure/sale-unit.ts';
import { CutRow } from './late-cut-row.tsx';
import type { Selection } from './use-selection.ts';
import { type ShownVariant, VariantRow } from './variant-row.tsx';

type ChosenRowProps = {
  readonly variant: ShownVariant;
  readonly selection: Selection;
  /** Whether a button takes the row away. */
  readonly isRemovable?: boolean;
};

/** A variant with its stepper, or with the length and number of its cuts. */
export function ChosenRow({ variant, selection, isRemovable = false }: ChosenRowProps) {
  const { key } = variant;
  const { line, quantities, chosen, change, cut, ask } = selection;
  if (!isInSteps(line.saleUnit)) {
    return (
      <VariantRow
        variant={variant}
        units={quantities[key] ?? 0}
        onChange={change}
        isRemovable={isRemovable}
      />
    );
  }
  return (
    <CutRow
      variant={variant}
      name=""
      unit={line.saleUnit}
      pieces={chosen[key] ?? null}
      onChange={cut}
      onDoubt={ask}
      isRemovable={isRemovable}
    />
  );
}
