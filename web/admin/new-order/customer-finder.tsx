import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { WireCustomer } from '#schemas/customer-answers.ts';
import { formatCount } from '#web/format.ts';
import { fetchCustomers, useCustomerHits } from './use-customer-hits.ts';

type CustomerFinderProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onCustomer: (customer: WireCustomer) => void;
  /** Nobody was chosen: the typed phone or name begins a new customer. */
  readonly onNew: (typed: string) => void;
  /** Called when Enter needs the server's answer, which always ends in one of the two. */
  readonly onLookUp: (lookUp: Promise<boolean>) => void;
};

/** Finds a customer by phone or name. Enter takes the marked one, or the only one found; else it begins a new one. */
export function CustomerFinder({ inputRef, onCustomer, onNew, onLookUp }: CustomerFinderProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hits = useCustomerHits(typed);
  const customers = isOpen ? (hits?.customers ?? []) : [];

  function choose(customer: WireCustomer): void {
    setTyped('');
    setOpen(false);
    onCustomer(customer);
  }

  function decide(): void {
    const text = typed.trim();
    const marked = active === null ? undefined : customers[active];
    if (marked !== undefined) choose(marked);
    else if (text === '') onNew('');
    else if (hits?.text === text) decideAmong(hits.customers, text);
    else onLookUp(lookUp(text));
  }

  async function lookUp(text: string): Promise<boolean> {
    decideAmong((await fetchCustomers(text)) ?? [], text);
    return true;
  }

  function decideAmong([only, ...others]: readonly WireCustomer[], text: string): void {
    if (only !== undefined && others.length === 0) {
      choose(only);
      return;
    }
    setTyped('');
    setOpen(false);
    onNew(text);
  }

  function move(step: 1 | -1): void {
    setOpen(true);
    const count = customers.length;
    if (count > 0) setActive(((active ?? (step === 1 ? -1 : 0)) + step + count) % count);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      Enter: decide,
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: () => setOpen(false),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Buscar cliente
      </label>
      <div className="finder-field">
        <Search aria-hidden="true" className="finder-mark" />
        <input
          ref={inputRef}
          id={id}
          role="combobox"
          aria-expanded={customers.length > 0}
          aria-controls={`${id}-customers`}
          aria-autocomplete="list"
          aria-activedescendant={
            active !== null && customers.length > 0 ? `${id}-customer-${active}` : undefined
          }
          className="input"
          placeholder="Celular o nombre"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(null);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {customers.length > 0 && (
          // Pressing an option must not take the focus from the field.
          <div className="finder-panel" onPointerDown={(event) => event.preventDefault()}>
            <div id={`${id}-customers`} role="listbox" aria-label="Clientes" className="finder-options">
              {customers.map((customer, position) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and handles the keys of its options.
                <div
                  key={customer._id}
                  id={`${id}-customer-${position}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={position === active}
                  className="finder-option customer-option"
                  onClick={() => choose(customer)}
                >
                  <b className="font-semibold wrap-anywhere">
                    {customer.firstName} {customer.lastName}
                  </b>
                  <small className="finder-facts figures">
                    <span>{customer.phone}</span>
                    <span>{formatCount(customer.orders, { one: 'pedido', many: 'pedidos' })}</span>
                  </small>
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
