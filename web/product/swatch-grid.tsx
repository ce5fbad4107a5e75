import { type KeyboardEvent, useState } from 'react';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import type { ShownVariant } from './variant-row.tsx';

type SwatchGridProps = {
  colours: readonly ShownVariant[];
  /** The keys of the chosen ones. */
  chosen: readonly string[];
  onToggle: (key: string) => void;
};

/** Colours to choose from. The arrow keys move through the grid, which is one stop of the Tab key. */
export function SwatchGrid({ colours, chosen, onToggle }: SwatchGridProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const stop = colours.find(({ key }) => key === focused) ?? colours[0];
  return (
    <div role="toolbar" aria-label="Elegir colores" className="swatch-grid" onKeyDown={moveFocus}>
      {colours.map(({ key, label, isSoldOut }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen.includes(key)}
          aria-disabled={isSoldOut || undefined}
          tabIndex={key === stop?.key ? 0 : -1}
          onFocus={() => setFocused(key)}
          onClick={isSoldOut ? undefined : () => onToggle(key)}
        >
          <ColourSwatch name={label} className="swatch" />
          <span>{isSoldOut ? `${label}, agotado` : label}</span>
        </button>
      ))}
    </div>
  );
}

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
