import { useRevalidator } from 'react-router';
import type { BriefOrder } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import { formatCount } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { deleteOrder, deleteOrders, purgeOrders, restoreOrder, setOrderStatus } from './orders-api.ts';

type OrderChanges = {
  /** Brings a deleted order back. */
  restore(order: BriefOrder): Promise<void>;
  changeStatus(order: BriefOrder, status: OrderStatus): Promise<void>;
  /** Asks for confirmation first (ORDADM-G02). */
  remove(order: BriefOrder): Promise<void>;
  /** Asks for confirmation first. Returns whether they were deleted. */
  removeSeveral(ids: readonly string[]): Promise<boolean>;
  /** Removes all deleted orders for good, after a confirmation. @param count how many the person sees */
  purge(count: number): Promise<void>;
};

const RESTORABLE = 'Sale de la lista. Si hace falta, se recupera en «Ver pedidos eliminados».';

const ORDERS = { one: 'pedido', many: 'pedidos' };
const DELETED = { one: 'pedido eliminado', many: 'pedidos eliminados' };
const GONE = { one: 'pedido borrado', many: 'pedidos borrados' };
const STAYING = { one: 'queda', many: 'quedan' };
const FOR_GOOD =
  'Se van con sus productos, presupuestos y notas, y no se pueden recuperar. Quedan los que tienen pagos anotados o un arrepentimiento sin responder. El registro guarda sus números.';

/** Changes to an order. After each change the list and the badge are fetched again (ORDADM-013). */
export function useOrderChanges(): OrderChanges {
  const { confirm, notify } = useDialogs();
  const { confirmDeletion, reportFailure } = useChangeDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { refresh } = usePendingCount();

  async function settle(isDone: boolean, texts: { done: string; failed: string }): Promise<void> {
    if (!isDone) return reportFailure(texts.failed);
    show({ title: texts.done, tone: 'success' });
    await fetchAgain();
  }

  async function fetchAgain(): Promise<void> {
    await Promise.all([revalidate(), refresh()]);
  }

  /** Shows the present status first, so that the person decides knowing it. */
  async function reportConflict({ number }: BriefOrder, status: OrderStatus): Promise<void> {
    await fetchAgain();
    await notify({
      title: 'El pedido cambió mientras tanto',
      text: `Otra persona pasó el pedido N.º ${number} a ${ORDER_STATUS_LABELS[status]}. Si todavía hace falta, cámbialo otra vez.`,
    });
  }

  return {
    async changeStatus(order, status) {
      const outcome = await setOrderStatus(order, status);
      if (outcome.kind === 'stale') return reportConflict(order, outcome.status);
      await settle(outcome.kind === 'changed', {
        done: `Pedido N.º ${order.number}: ${ORDER_STATUS_LABELS[status]}`,
        failed: 'Error al actualizar la orden',
      });
    },
    async restore(order) {
      await settle(await restoreOrder(order.id), {
        done: `Pedido N.º ${order.number} recuperado`,
        failed: 'Error al recuperar la orden',
      });
    },
    async remove(order) {
      if (!(await confirmDeletion(RESTORABLE))) return;
      const isDone = await deleteOrder(order.id);
      await settle(isDone, {
        done: `Pedido N.º ${order.number} eliminado`,
        failed: 'Error al eliminar la orden',
      });
    },
    async removeSeveral(ids) {
      const isSure = await confirm({
        title: `¿Eliminar ${formatCount(ids.length, ORDERS)}?`,
        text: 'Salen de la lista. Si hace falta, se recuperan en «Ver pedidos eliminados».',
        confirmLabel: 'Sí, eliminar',
        cancelLabel: 'Cancelar',
      });
      if (!isSure) return false;
      const outcome = await deleteOrders(ids);
      if (!outcome.ok) {
        await reportFailure(outcome.message);
        return false;
      }
      show({ title: formatCount(outcome.data.deleted, DELETED), tone: 'success' });
      await fetchAgain();
      return true;
    },
    async purge(count) {
      const isSure = await confirm({
        title: `¿Borrar para siempre ${formatCount(count, ORDERS)}?`,
        text: FOR_GOOD,
        confirmLabel: 'Borrar para siempre',
        cancelLabel: 'Cancelar',
      });
      if (!isSure) return;
      const outcome = await purgeOrders(count);
      if (!outcome.ok) {
        await fetchAgain();
        return reportFailure(outcome.message);
      }
      const { purged, kept } = outcome.data;
      const stay = kept === 0 ? '' : ` ${formatCount(kept, STAYING)} por sus pagos o arrepentimientos.`;
      show({ title: `${formatCount(purged, GONE)} para siempre.${stay}`, tone: 'success' });
      await fetchAgain();
    },
  };
}
