import { useEffect, useRef } from 'react';
import { useToast } from '#web/ui/use-toast.tsx';
import { sendWaitingOrders } from '#web/waiting-orders/send-waiting-orders.ts';
import { useWaitingOrders } from '#web/waiting-orders/use-waiting-orders.ts';
import type { WaitingOrder } from '#web/waiting-orders/waiting-order.ts';

/** How often an order is sent again while the shop answers other requests, in ms. */
const SEND_EVERY_MS = 20_000;

/** Sends waiting orders while the shop is open in this tab, and says what became of them. */
export function useOrderSending(isReachable: boolean): void {
  const orders = useWaitingOrders();
  const waits = orders?.some(isWaiting) ?? false;

  useEffect(() => {
    if (!waits || !isReachable) return;
    let isSending = false;
    // On a silent line one try takes longer than the pause, and whoever takes an order back waits for all that have begun.
    const send = async () => {
      if (isSending) return;
      isSending = true;
      await sendWaitingOrders().catch(() => {});
      isSending = false;
    };
    send();
    const again = setInterval(send, SEND_EVERY_MS);
    return () => clearInterval(again);
  }, [waits, isReachable]);

  useOutcomeToast(orders);
}

/** Says what became of the orders that this page saw waiting, once none waits any more. Another tab or the worker may have sent them. */
function useOutcomeToast(orders: readonly WaitingOrder[] | null): void {
  const toast = useToast();
  const seen = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const awaited = orders?.filter((order) => isWaiting(order) || seen.current.has(order.key)) ?? [];
    const doesWait = awaited.some(isWaiting);
    seen.current = new Set(doesWait ? awaited.map(({ key }) => key) : []);
    if (doesWait) return;
    const kinds = awaited.map(({ standing }) => standing.kind);
    if (kinds.includes('refused')) toast.show(ASKED);
    else if (kinds.includes('sent')) toast.show(ARRIVED);
  }, [orders, toast]);
}

function isWaiting({ standing }: WaitingOrder): boolean {
  return standing.kind === 'waiting';
}

const ARRIVED = {
  title: 'Volvió la conexión',
  text: 'Lo que esperaba ya salió: lo ves en tu carrito.',
  tone: 'success',
} as const;

const ASKED = {
  title: 'Todavía no enviamos tu pedido',
  text: 'Algo cambió mientras esperaba: revísalo en tu carrito.',
  tone: 'warning',
} as const;
