import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { BriefOrder } from '#domain/orders/order.ts';
import { orderBalance } from '#domain/orders/order-balance.ts';
import type { WireBankCredit, WireMatchOption } from '#schemas/bank-match-answers.ts';
import { amountToWire } from '#schemas/wire/amount.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { fetchOrders } from '../orders/orders-api.ts';
import { ALL_ORDERS } from '../orders/orders-query.ts';

type OrderOfCreditProps = {
  readonly credit: WireBankCredit;
  readonly onFound: (found: FoundOrder) => void;
};

/** With what is left of it on the screen, so that what changed meanwhile is not paid over. */
type FoundOrder = Pick<WireMatchOption, 'order' | 'balance'>;

const MOST_FOUND = 5;

/** Finds the order of a credit by its number or customer; a press takes the credit for it. */
export function OrderOfCredit({ credit, onFound }: OrderOfCreditProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly BriefOrder[] | 'failed' | null>(null);
  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return setFound(null);
    const page = await fetchOrders({ ...ALL_ORDERS, text: text.trim() }, MOST_FOUND);
    setFound(page === null ? 'failed' : page.orders);
  }
  return (
    <form className="bank-search" onSubmit={search}>
      <input
        type="search"
        className="input"
        placeholder="Buscar pedido o cliente"
        aria-label={`Pedido de ${credit.text}, ${paidText(credit.amount)}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton type="submit" label={`Buscar el pedido de ${credit.text}`}>
        <Search aria-hidden="true" />
      </IconButton>
      <div role="status" className="bank-found">
        {found === 'failed' && <p>No se pudo buscar. Intenta nuevamente.</p>}
        {found !== null && found !== 'failed' && found.length === 0 && <p>Ningún pedido así.</p>}
        {Array.isArray(found) &&
          found.map((order) => <Found key={order.id} order={order} onFound={onFound} />)}
      </div>
    </form>
  );
}

function Found({ order, onFound }: { order: BriefOrder } & Pick<OrderOfCreditProps, 'onFound'>) {
  const { id, number, customer } = order;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  const balance = amountToWire(orderBalance(order).balance);
  return (
    <button
      type="button"
      className="bank-found-order figures"
      onClick={() => onFound({ order: { _id: id, orderNumber: number, customer: name }, balance })}
    >
      <span>
        N.º {number} · {name || 'Sin nombre'}
      </span>
      <small>faltan {paidText(balance)}</small>
    </button>
  );
}
