import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { COLOURS } from '#domain/products/colours.ts';
import { normalised } from '#domain/text/normalised.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { useOwnColours } from '#web/storefront/store-context.tsx';

type ColourPickerProps = {
  readonly chosen: readonly string[];
  readonly onChange: (colours: string[]) => void;
};

/** A choice of the 48 colours, of the shop's own (BUY-008), and of other colours that the product already has (WIZARD-014, WIZARD-019). */
export function ColourPicker({ chosen, onChange }: ColourPickerProps) {
  const [search, setSearch] = useState('');
  const ownColours = useOwnColours();
  const offered = [...COLOURS, ...ownColours].map(({ name }) => name);
  const others = chosen.filter((name) => !offered.includes(name));
  const names = [...offered, ...others];
  const shown = names.filter((name) => normalised(name).includes(normalised(search.trim())));
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-fine text-muted" role="status">
          {`${chosen.length} de ${names.length}`}
          {chosen.length > 0 && `: ${chosen.join(', ')}`}
        </p>
        <label className="colour-search">
          <Search aria-hidden="true" />
          <input
            type="search"
            className="input"
            aria-label="Buscar color"
            placeholder="Buscar color"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </div>
      {shown.length === 0 && <p className="py-4 text-secondary">Ningún color se llama así.</p>}
      <ColourGrid names={shown} chosen={chosen} onToggle={toggle} />
    </>
  );
}

type ColourGridProps = {
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A single stop of the Tab key; the arrow keys move between colours. */
function ColourGrid({ names, chosen, onToggle }: ColourGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = current !== null && names.includes(current) ? current : names[0];
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const boxes = [...(grid.current?.querySelectorAll('input') ?? [])];
    const at = boxes.findIndex((box) => box.matches(':focus'));
    boxes[(at + step + boxes.length) % boxes.length]?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in a fieldset already.
    <div ref={grid} role="group" aria-label="Colores" className="colour-grid" onKeyDown={walk}>
      {names.map((name) => (
        <label key={name} className="colour-choice">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            tabIndex={name === stop ? 0 : -1}
            onFocus={() => setCurrent(name)}
            onChange={() => onToggle(name)}
          />
          <ColourSwatch name={name} className="colour-choice-swatch" />
          {name}
        </label>
      ))}
    </div>
  );
}
