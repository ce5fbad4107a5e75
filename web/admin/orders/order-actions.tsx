import { Trash2 } from 'lucide-react';
import type { BriefOrder } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { FURTHER_ORDER_ACTIONS, ORDER_ACTIONS } from '#domain/orders/order-tabs.ts';
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx';
import { STATUS_LOOKS } from './order-status-looks.ts';
import { useOrderChanges } from './use-order-changes.ts';

const SETTABLE = Object.values(ORDER_ACTIONS).filter((status) => status !== null);
const FURTHER = Object.values(FURTHER_ORDER_ACTIONS);

type OrderMenuProps = {
  readonly order: BriefOrder;
  /** Called before an action begins. */
  readonly onChange: () => void;
};

/** The actions on an order of the list. */
export function OrderActions({ order, onChange }: OrderMenuProps) {
  const { remove } = useOrderChanges();
  return (
    <ActionMenu
      label={`Acciones del pedido ${order.number}`}
      {...useStatusActions(order, onChange)}
      destructive={{
        label: 'Eliminar',
        icon: <Trash2 aria-hidden="true" />,
        onSelect: () => {
          onChange();
          remove(order);
        },
      }}
    />
  );
}

/** The status actions of an open order. An open order can't be deleted. */
export function OrderStatusMenu({ order, onChange }: OrderMenuProps) {
  const actions = useStatusActions(order, onChange);
  return <ActionMenu label={`Cambiar el estado del pedido ${order.number}`} {...actions} />;
}

type StatusActions = { readonly actions: readonly MenuAction[]; readonly further: readonly MenuAction[] };

/** A pending order needs no way back to pending. */
function useStatusActions(order: BriefOrder, onChange: () => void): StatusActions {
  const { changeStatus } = useOrderChanges();
  const actionsOf = (statuses: readonly OrderStatus[]) =>
    statuses.map((status) =>
      statusAction(status, () => {
        onChange();
        changeStatus(order, status);
      }),
    );
  return {
    actions: actionsOf(SETTABLE),
    further: actionsOf(FURTHER.filter((status) => status !== order.status)),
  };
}

/** The line of a menu that sets a status. */
export function statusAction(status: OrderStatus, onSelect: () => void): MenuAction {
  const { Icon } = STATUS_LOOKS[status];
  return { label: ORDER_STATUS_LABELS[status], icon: <Icon aria-hidden="true" />, onSelect };
}
