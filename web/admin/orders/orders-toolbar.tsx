import { ArrowLeft, BellRing } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { QUOTE_STATE_LABELS } from '#domain/orders/quote-state.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { SearchField } from '../list/search-field.tsx';
import type { ListView } from '../list/use-list-query.ts';
import { ChoiceChip } from '../select/choice-chip.tsx';
import { isFiltered, type OrdersQuery, ordersFilter, QUOTE_CHOICES } from './orders-query.ts';

const ORDERS = { one: 'pedido', many: 'pedidos' };
const FOUND = { one: 'pedido encontrado', many: 'pedidos encontrados' };
const DELETED = { one: 'pedido eliminado', many: 'pedidos eliminados' };

const QUOTES = QUOTE_CHOICES.map((state) => ({ value: state, label: QUOTE_STATE_LABELS[state] }));

type OrdersToolbarProps = {
  readonly query: OrdersQuery;
  readonly list: ListView<OrdersQuery>;
  /** The number of matching orders; `null` until it is known. */
  readonly total: number | null;
};

/** Search and filters of the orders (QUOTE-005, QUOTE-008). */
export function OrdersToolbar({ query, list, total }: OrdersToolbarProps) {
  const { quote, isDue, showsDeleted } = list.wanted;
  return (
    <ListToolbar
      lead={
        showsDeleted ? (
          <ButtonLink to={deskPath('orders')} variant="outline" size="small">
            <ArrowLeft aria-hidden="true" /> Volver a los pedidos
          </ButtonLink>
        ) : (
          <SearchField
            label="Buscar pedidos"
            placeholder="Número, cliente, teléfono o producto"
            shown={query.text}
            list={list}
          />
        )
      }
      count={total !== null && formatCount(total, nounOf(query))}
      download={<DownloadMenu path="/orders" filter={ordersFilter(query)} />}
    >
      {!showsDeleted && (
        <>
          <ChoiceChip
            label="Presupuesto"
            all="Todos los presupuestos"
            value={quote ?? ''}
            groups={[{ label: null, options: QUOTES }]}
            onChoose={(state) => list.show({ quote: state === '' ? null : state })}
          />
          <Button
            variant="outline"
            size="small"
            aria-pressed={isDue}
            onClick={() => list.show({ isDue: !list.asked().isDue })}
          >
            <BellRing aria-hidden="true" /> Para llamar
          </Button>
        </>
      )}
    </ListToolbar>
  );
}

function nounOf(query: OrdersQuery) {
  if (query.showsDeleted) return DELETED;
  return query.text === '' && !isFiltered(query) ? ORDERS : FOUND;
}
