import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { useMay } from '../shell/use-role.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { PriceListChoice } from '../wholesale/price-list-choice.tsx';
import { type NamedList, useListsInForce } from '../wholesale/use-lists-in-force.ts';
import { giveCustomerList } from './customers-api.ts';

type CustomerPriceListProps = {
  readonly customer: WireCustomerPage;
  readonly onGiven: () => Promise<void>;
};

/** By which price list the shop sells to a customer at the desk; nothing in a shop without any (TRADE-002). */
export function CustomerPriceList({ customer, onGiven }: CustomerPriceListProps) {
  const lists = useListsInForce();
  const mayGive = useMay('prices');
  const { priceList } = customer;
  if (lists.length === 0) return null;
  if (mayGive) return <GivenList customer={customer} lists={lists} onGiven={onGiven} />;
  return priceList === undefined ? null : (
    <p className="text-sm">Se le vende con la lista {priceList.name}.</p>
  );
}

type GivenListProps = CustomerPriceListProps & { readonly lists: readonly NamedList[] };

function GivenList({ customer: { _id, priceList }, lists, onGiven }: GivenListProps) {
  const { isSending, error, send } = useServerRequest();
  const isOver = priceList !== undefined && !lists.some((list) => list._id === priceList.id);
  const shown = isOver ? [{ _id: priceList.id, name: `${priceList.name} (terminada)` }, ...lists] : lists;

  async function give(id: string): Promise<void> {
    if ((await send(() => giveCustomerList(_id, id === '' ? null : id))) !== null) await onGiven();
  }

  return (
    <div className="customer-price-list">
      <PriceListChoice
        label="Lista de precios"
        lists={shown}
        chosen={priceList?.id ?? ''}
        isDisabled={isSending}
        onChoose={give}
      />
      <p className="text-sm text-secondary">
        La usan sus presupuestos y los pedidos que tomas en el mostrador.
      </p>
      {error !== null && (
        <p role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
