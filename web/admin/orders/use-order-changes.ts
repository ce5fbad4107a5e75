import { useRevalidator } from 'react-router';
import type { BriefOrder } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { deleteOrder, setOrderStatus } from './orders-api.ts';

type OrderChanges = {
  changeStatus(order: BriefOrder, change: { status: OrderStatus; label: string }): Promise<void>;
  /** Asks for confirmation first (ORDADM-G02). */
  remove(order: BriefOrder): Promise<void>;
};

/** Changes to an order. After each change the list and the badge are fetched again (ORDADM-013). */
export function useOrderChanges(): OrderChanges {
  const { confirmDeletion, reportFailure } = useChangeDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { refresh } = usePendingCount();

  async function settle(isDone: boolean, texts: { done: string; failed: string }): Promise<void> {
    if (!isDone) return reportFailure(texts.failed);
    show({ title: texts.done, tone: 'success' });
    await Promise.all([revalidate(), refresh()]);
  }

  return {
    async changeStatus(order, { status, label }) {
      const isDone = await setOrderStatus(order.id, status);
      await settle(isDone, {
        done: `Pedido N.º ${order.number}: ${label}`,
        failed: 'Error al actualizar la orden',
      });
    },
    async remove(order) {
      if (!(await confirmDeletion())) return;
      const isDone = await deleteOrder(order.id);
      await settle(isDone, {
        done: `Pedido N.º ${order.number} eliminado`,
        failed: 'Error al eliminar la orden',
      });
    },
  };
}
