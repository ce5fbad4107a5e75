import { type KeyboardEvent, memo, useState } from 'react';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import { leftText } from '#domain/stock/left-text.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import type { ShownVariant } from './variant-row.tsx';

type SwatchGridProps = {
  colours: readonly ShownVariant[];
  unit: SaleUnit;
  /** The keys of the chosen ones. */
  chosen: readonly string[];
  /** The same function each time, or every swatch is rendered again. */
  onToggle: SwatchProps['onToggle'];
};

/** Colours to choose from. The arrow keys move through the grid, which is one stop of the Tab key. */
export function SwatchGrid({ colours, unit, chosen, onToggle }: SwatchGridProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const stop = colours.find(({ key }) => key === focused) ?? colours[0];
  return (
    <div role="toolbar" aria-label="Elegir colores" className="swatch-grid" onKeyDown={moveFocus}>
      {colours.map((colour) => (
        <Swatch
          key={colour.key}
          colour={colour}
          unit={unit}
          isChosen={chosen.includes(colour.key)}
          isTabStop={colour.key === stop?.key}
          onFocus={setFocused}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

type SwatchProps = {
  colour: ShownVariant;
  unit: SaleUnit;
  isChosen: boolean;
  isTabStop: boolean;
  onFocus: (key: string) => void;
  onToggle: (key: string, isChosen: boolean) => void;
};

/** Memoised: a press focuses one of 48 and chooses it, and renders only what that changes. */
const Swatch = memo(function Swatch({ colour, unit, isChosen, isTabStop, onFocus, onToggle }: SwatchProps) {
  const { key, label, isSoldOut, left } = colour;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isSoldOut || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(key)}
      onClick={isSoldOut ? undefined : () => onToggle(key, !isChosen)}
    >
      <ColourSwatch name={label} className="swatch" />
      <span>
        {isSoldOut ? `${label}, agotado` : label}
        {left !== undefined && `, ${leftText(left, unit).toLowerCase()}`}
      </span>
    </button>
  );
});

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const target = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
