import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import type { ListPrice } from '#domain/wholesale/list-price.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { formatAmount } from '#web/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { typedAmount } from './list-draft.ts';

type OwnPriceProps = {
  readonly name: string;
  readonly asked: ListPrice;
  /** In pesos; `null` goes back to what the rules say. */
  readonly onChange: (price: number | null) => void;
};

/** A product's price in the list, typed where it stands: Enter takes it, an empty field takes it away. */
export function OwnPrice({ name, asked, onChange }: OwnPriceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <OwnPriceField
        name={name}
        asked={asked}
        onClose={() => setIsOpen(false)}
        onChange={(price) => {
          onChange(price);
          setIsOpen(false);
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className="price price-button"
      aria-label={`Cambiar el precio de la lista de ${name}: ${formatAmount(asked.price)}`}
      onClick={() => setIsOpen(true)}
    >
      {formatAmount(asked.price)}
      <Pencil aria-hidden="true" />
    </button>
  );
}

function OwnPriceField({ name, asked, onChange, onClose }: OwnPriceProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(() => (asked.price === null ? '' : typedAmount(asked.price)));
  const [isUnfit, setIsUnfit] = useState(false);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const price = parsePesos(typed);
    if (typed.trim() === '') onChange(null);
    else if (price === null || price === 0) setIsUnfit(true);
    // What the rules say anyway is no price of its own.
    else if (price === asked.price) onClose();
    else onChange(amountToWire(price));
  }

  return (
    <form noValidate className="price-field" onSubmit={submit}>
      <input
        ref={input}
        className="input figures"
        aria-label={`Precio propio de ${name}`}
        aria-invalid={isUnfit || undefined}
        aria-describedby={noteId}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder="El de la regla"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <IconButton label={`Tomar el precio de ${name}`} type="submit">
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton
        label={asked.by === 'own' ? `Quitar el precio propio de ${name}` : 'Dejar el precio como estaba'}
        onClick={() => (asked.by === 'own' ? onChange(null) : onClose())}
      >
        <X aria-hidden="true" />
      </IconButton>
      <p id={noteId} role="alert" className="text-sm text-error empty:hidden">
        {isUnfit && "Escribe un precio, como '36.000'; vacío vale el de la regla."}
      </p>
    </form>
  );
}
