import { Check, Trash2 } from 'lucide-react';
import type { Order } from '#domain/orders/order.ts';
import { ORDER_ACTIONS } from '#domain/orders/order-tabs.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { NeedleIcon } from '#web/ui/needle-icon.tsx';
import { useOrderChanges } from './use-order-changes.ts';

const STATUS_ACTIONS = [
  { label: 'En progreso', Icon: NeedleIcon },
  { label: 'Listo', Icon: Check },
] as const;

export function OrderActions({ order }: { order: Order }) {
  const { changeStatus, remove } = useOrderChanges();
  return (
    <ActionMenu
      label={`Acciones del pedido ${order.number}`}
      actions={STATUS_ACTIONS.map(({ label, Icon }) => ({
        label,
        icon: <Icon />,
        onSelect: () => changeStatus(order, { status: ORDER_ACTIONS[label], label }),
      }))}
      destructive={{
        label: 'Eliminar',
        icon: <Trash2 aria-hidden="true" />,
        onSelect: () => remove(order),
      }}
    />
  );
}
