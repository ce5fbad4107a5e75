import { Check, Trash2 } from 'lucide-react';
import type { BriefOrder } from '#domain/orders/order.ts';
import { ORDER_ACTIONS } from '#domain/orders/order-tabs.ts';
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx';
import { NeedleIcon } from '#web/ui/needle-icon.tsx';
import { useOrderChanges } from './use-order-changes.ts';

const STATUS_ACTIONS = [
  { label: 'En progreso', Icon: NeedleIcon },
  { label: 'Listo', Icon: Check },
] as const;

/** The actions on an order of the list. */
export function OrderActions({ order }: { order: BriefOrder }) {
  const { remove } = useOrderChanges();
  return (
    <ActionMenu
      label={`Acciones del pedido ${order.number}`}
      actions={useStatusActions(order)}
      destructive={{
        label: 'Eliminar',
        icon: <Trash2 aria-hidden="true" />,
        onSelect: () => remove(order),
      }}
    />
  );
}

/** The status actions of an open order. An open order can't be deleted. */
export function OrderStatusMenu({ order }: { order: BriefOrder }) {
  return (
    <ActionMenu label={`Cambiar el estado del pedido ${order.number}`} actions={useStatusActions(order)} />
  );
}

function useStatusActions(order: BriefOrder): readonly MenuAction[] {
  const { changeStatus } = useOrderChanges();
  return STATUS_ACTIONS.map(({ label, Icon }) => ({
    label,
    icon: <Icon />,
    onSelect: () => changeStatus(order, { status: ORDER_ACTIONS[label], label }),
  }));
}
