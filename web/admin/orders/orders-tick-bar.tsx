import './orders-tick-bar.css';
import { ListChecks, Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_STATUS_LABELS } from '#domain/orders/order-status-labels.ts';
import type { WireBatchStatus } from '#schemas/order-answers.ts';
import { MAX_CHOSEN_ORDERS, MAX_IDS_IN_ADDRESS } from '#schemas/wire/several-orders.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { useToast } from '#web/ui/use-toast.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { TickBarFrame } from '../list/tick-bar-frame.tsx';
import type { Ticks } from '../list/use-ticks.ts';
import { usePendingCount } from '../shell/use-pending-count.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { sheetAddress } from './chosen-ids.ts';
import { statusAction } from './order-actions.tsx';
import { fetchFoundOrderIds, setStatuses } from './orders-api.ts';
import type { OrdersQuery } from './orders-query.ts';
import { useOrderChanges } from './use-order-changes.ts';

const ORDERS = { one: 'pedido', many: 'pedidos' };
const TOO_MANY = `Puedes elegir hasta ${formatWholeNumber(MAX_CHOSEN_ORDERS)} pedidos a la vez.`;

type OrdersTickBarProps = {
  readonly ticks: Ticks;
  readonly query: OrdersQuery;
  /** The number of orders that the list finds; `null` until it is known. */
  readonly total: number | null;
};

/** What is done with several orders at once (QUOTE-009). */
export function OrdersTickBar({ ticks, query, total }: OrdersTickBarProps) {
  const { reportFailure } = useChangeDialogs();
  const [isFetching, setIsFetching] = useState(false);
  const ids = [...ticks.ids];
  const isTooMany = ids.length > MAX_CHOSEN_ORDERS;
  const { isChanging, undone, change, undo } = useStatusChange();
  const { removeSeveral } = useOrderChanges();

  async function remove(): Promise<void> {
    if (await removeSeveral(ids)) ticks.clear();
  }

  async function tickFound(): Promise<void> {
    setIsFetching(true);
    const found = await fetchFoundOrderIds(query);
    setIsFetching(false);
    if (found === null) return reportFailure('No se pudieron elegir todos. Intenta nuevamente.');
    ticks.set(found, true);
  }

  return (
    <TickBarFrame ticks={ticks}>
      {total !== null && total > 0 && (
        <Button variant="quiet" size="small" isLoading={isFetching} onClick={tickFound}>
          {foundText(total)}
        </Button>
      )}
      {undone !== null && (
        <Button variant="quiet" size="small" isLoading={isChanging} onClick={undo}>
          Deshacer
        </Button>
      )}
      {isTooMany ? (
        <p role="alert" className="text-sm text-error">
          {TOO_MANY}
        </p>
      ) : (
        <div className="tick-actions">
          <ActionMenu
            label="Cambiar estado"
            actions={ORDER_STATUSES.map((status) => statusAction(status, () => change(ids, status)))}
            button={
              <Button variant="outline" size="small" isLoading={isChanging} aria-label="Cambiar estado">
                <span className="max-sm:hidden">Cambiar estado</span>
                <span className="sm:hidden">Estado</span>
              </Button>
            }
          />
          <SheetLink sheet="printedOrders" ids={ids}>
            <Printer aria-hidden="true" /> Imprimir
          </SheetLink>
          <SheetLink sheet="pickList" ids={ids}>
            <ListChecks aria-hidden="true" /> Preparar
          </SheetLink>
          {ids.length > MAX_IDS_IN_ADDRESS ? (
            <DownloadMenu path="/orders" chosen={ids} />
          ) : (
            <DownloadMenu path="/orders" filter={{ ids: ids.join(',') }} />
          )}
          <Button variant="outline" size="small" onClick={remove}>
            <Trash2 aria-hidden="true" /> Eliminar
          </Button>
        </div>
      )}
    </TickBarFrame>
  );
}

type SheetLinkProps = {
  readonly sheet: 'printedOrders' | 'pickList';
  readonly ids: readonly string[];
  readonly children: ReactNode;
};

/** A page for paper, in a window of its own, so that the ticks stay. */
function SheetLink({ sheet, ids, children }: SheetLinkProps) {
  return (
    <a
      href={sheetAddress(sheet, ids)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {children}
    </a>
  );
}

function foundText(total: number): string {
  if (total === 1) return 'Elegir el encontrado';
  if (total > MAX_CHOSEN_ORDERS) return `Elegir los primeros ${formatWholeNumber(MAX_CHOSEN_ORDERS)}`;
  return `Elegir los ${formatWholeNumber(total)} encontrados`;
}

type Before = WireBatchStatus['before'];

/** Sets the status of several orders, and back. */
function useStatusChange() {
  const { reportFailure } = useChangeDialogs();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  const { refresh } = usePendingCount();
  const [isChanging, setIsChanging] = useState(false);
  const [undone, setUndone] = useState<Before | null>(null);

  async function run(steps: Before, titleOf: (changed: number) => string): Promise<Before> {
    setIsChanging(true);
    const answers = [];
    for (const { ids, status } of steps) answers.push(await setStatuses(ids, status));
    setIsChanging(false);
    const done = answers.filter((answer) => answer !== null);
    await Promise.all([revalidate(), refresh()]);
    if (done.length < steps.length) {
      await reportFailure('Error al actualizar las órdenes');
      return done.flatMap(({ before }) => before);
    }
    const missing = done.reduce((sum, answer) => sum + answer.missing.length, 0);
    const changed = done.reduce((sum, answer) => sum + answer.changed, 0);
    show({
      title: titleOf(changed),
      tone: 'success',
      ...(missing > 0 && { text: `${formatCount(missing, ORDERS)} ya no está en la lista.` }),
    });
    return done.flatMap(({ before }) => before);
  }

  async function change(ids: readonly string[], status: OrderStatus): Promise<void> {
    const step = { ids: [...ids], status };
    const before = await run(
      [step],
      (changed) => `${formatCount(changed, ORDERS)}: ${ORDER_STATUS_LABELS[status]}`,
    );
    setUndone(before.length === 0 ? null : before);
  }

  async function undo(): Promise<void> {
    if (undone === null) return;
    await run(undone, (changed) => `${formatCount(changed, ORDERS)} como antes`);
    setUndone(null);
  }

  return { isChanging, undone, change, undo };
}
