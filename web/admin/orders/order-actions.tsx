import { Trash2 } from 'lucide-react';
import type { BriefOrder } from '#domain/orders/order.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { ORDER_ACTIONS } from '#domain/orders/order-tabs.ts';
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx';
import { STATUS_LOOKS } from './order-status-looks.ts';
import { useOrderChanges } from './use-order-changes.ts';

const SETTABLE = Object.values(ORDER_ACTIONS).filter((status) => status !== null);

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
      actions={useStatusActions(order, onChange)}
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
  return <ActionMenu label={`Cambiar el estado del pedido ${order.number}`} actions={actions} />;
}

function useStatusActions(order: BriefOrder, onChange: () => void): readonly MenuAction[] {
  const { changeStatus } = useOrderChanges();
  return SETTABLE.map((status) => {
    const { Icon } = STATUS_LOOKS[status];
    return {
      label: ORDER_STATUS_LABELS[status],
      icon: <Icon />,
      onSelect: () => {
        onChange();
        changeStatus(order, status);
      },
    };
  });
}
