import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { BriefProduct } from '#domain/products/product.ts';
import { formatAmount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PriceChange } from './edited-price.ts';
import { usePriceEdit } from './use-price-edit.ts';

type PriceInPlaceProps = {
  readonly product: BriefProduct;
  readonly onChanged: () => Promise<void>;
  /** Called once a typed price is stored, with what to say of it and the button that has the focus back. */
  readonly onSaved?: (text: string, button: HTMLElement) => void;
};

/** A card's price, changed where it stands: Enter saves, Escape leaves; the old one can be had back (BUY-007). */
export function PriceInPlace({ product, onChanged, onSaved }: PriceInPlaceProps) {
  const edit = usePriceEdit(product, onChanged);
  const button = useRef<HTMLButtonElement>(null);
  const name = product.name || 'Producto';
  const { changed } = edit;
  const wasOpen = useRef(false);
  const told = useRef(changed);
  useEffect(() => {
    if (wasOpen.current && !edit.isOpen && button.current !== null) {
      button.current.focus();
      if (changed !== null && changed !== told.current) onSaved?.(changeText(changed), button.current);
    }
    wasOpen.current = edit.isOpen;
    told.current = changed;
  }, [edit.isOpen, changed, onSaved]);
  if (edit.isOpen) return <PriceField name={name} edit={edit} />;
  return (
    <div className="price-in-place">
      {changed !== null && (
        <p className="price-before">
          <s>{formatAmount(changed.before.price)}</s>
          <Button variant="quiet" size="small" isLoading={edit.isSaving} onClick={edit.undo}>
            Deshacer
          </Button>
        </p>
      )}
      {edit.packLeft !== null && (
        <p className="price-pack" role="status">
          Pack {formatAmount(edit.packLeft)} igual
          <Button variant="quiet" size="small" isLoading={edit.isSaving} onClick={edit.movePack}>
            Cambiar también
          </Button>
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="price price-button"
        aria-label={`Cambiar el precio de ${name}: ${formatAmount(product.price)}`}
        onClick={edit.open}
      >
        {formatAmount(product.price)}
        <Pencil aria-hidden="true" />
      </button>
    </div>
  );
}

/** 'Hilo de algodón: $ 1.250, antes $ 1.000.' */
function changeText({ before, now }: PriceChange): string {
  return `${now.name || 'Producto'}: ${formatAmount(now.price)}, antes ${formatAmount(before.price)}.`;
}

function PriceField({ name, edit }: { name: string; edit: ReturnType<typeof usePriceEdit> }) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    edit.leave();
  }
  return (
    <form
      noValidate
      className="price-field"
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      <input
        ref={input}
        className="input figures"
        aria-label={`Precio de ${name}`}
        aria-invalid={edit.problem !== null || undefined}
        aria-describedby={noteId}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder="Consultar"
        readOnly={edit.isSaving}
        value={edit.typed}
        onChange={({ target }) => edit.type(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={`Guardar el precio de ${name}`} type="submit">
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton label="Dejar el precio como estaba" onClick={edit.leave}>
        <X aria-hidden="true" />
      </IconButton>
      <p id={noteId} role="alert" className="text-sm text-error empty:hidden">
        {edit.problem}
      </p>
    </form>
  );
}
