import './product-finder.css';
import { Barcode } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ShortcutKey } from '../shortcuts/shortcut-key.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { FinderOptions, optionId } from './finder-options.tsx';
import { MissedEntries } from './missed-entries.tsx';
import { type OnPick, useProductFinder } from './use-product-finder.ts';
import type { VariantQuestion } from './variant-question.ts';

type ProductFinderFieldProps = {
  readonly label: string;
  readonly onPick: OnPick;
  /** In which steps a typed amount counts, where it is not what is sold. */
  readonly unitOf?: (product: Product) => SaleUnit;
  /** Called when an entry's product is asked of the server, with whether it was picked in the end. */
  readonly onLookUp?: (lookUp: Promise<boolean>) => void;
  readonly hint?: string;
  readonly isLarge?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Asks for a product's variant in the same field. Text that no variant has finds another product. */
  readonly question?: VariantQuestion | null;
};

/**
 * The screen's one field that takes a product's name, its code, or a scanner's code and Enter. Enter picks the offered product; before
 * any is offered, it picks the one with the typed code, or the only one found. The field stays focused for the next one.
 */
export function ProductFinderField({
  label,
  onPick,
  unitOf = ({ saleUnit }) => saleUnit,
  onLookUp,
  hint,
  isLarge = false,
  inputRef,
  question = null,
}: ProductFinderFieldProps) {
  const id = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const [isOpen, setOpen] = useState(false);
  const finder = useProductFinder({ input, question, unitOf, onPick, onLookUp });
  useShortcuts({ F2: () => input.current?.focus() });
  const isExpanded = isOpen && finder.options.length > 0;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const act = keyActions[event.key];
    if (act === undefined || hasModifier(event)) return;
    event.preventDefault();
    act();
  }

  const keyActions: Readonly<Record<string, () => void>> = {
    Enter: finder.submit,
    ArrowDown: () => openAndMove(1),
    ArrowUp: () => openAndMove(-1),
    Escape() {
      if (finder.typed !== '') finder.clear();
      else question?.onSkip();
    },
  };

  function openAndMove(step: 1 | -1): void {
    setOpen(true);
    finder.move(step);
  }

  return (
    <div className="product-finder">
      <p className="finder-head">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <ShortcutKey>F2</ShortcutKey>
      </p>
      <div className="finder-field">
        <Barcode aria-hidden="true" className="finder-mark" />
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-keyshortcuts="F2"
          aria-expanded={isExpanded}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={
            isExpanded && finder.active !== null ? optionId(id, finder.active) : undefined
          }
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={classNames('input', isLarge && 'finder-large')}
          placeholder={question === null ? 'Nombre, código o lector' : 'Elige, o sigue con otro'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="enter"
          maxLength={200}
          value={finder.typed}
          onChange={({ target }) => {
            setOpen(true);
            finder.type(target.value);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {isOpen && <FinderOptions id={id} finder={finder} />}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      )}
      <MissedEntries finder={finder} />
    </div>
  );
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
