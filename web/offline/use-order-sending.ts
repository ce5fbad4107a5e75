import { useEffect } from 'react';
import { useToast } from '#web/ui/use-toast.tsx';
import { sendWaitingOrders } from '#web/waiting-orders/send-waiting-orders.ts';
import { useWaitingOrders } from '#web/waiting-orders/use-waiting-orders.ts';

/** How often an order is sent again while the shop answers other requests, in ms. */
const SEND_EVERY_MS = 20_000;

/** Sends waiting orders while the shop is open in this tab, and says what became of them. */
export function useOrderSending(isReachable: boolean): void {
  const toast = useToast();
  const orders = useWaitingOrders();
  const waits = orders?.some(({ standing }) => standing.kind === 'waiting') ?? false;

  useEffect(() => {
    if (!waits || !isReachable) return;
    const send = async () => {
      const outcome = await sendWaitingOrders().catch(() => null);
      if (outcome === null || outcome.waiting > 0) return;
      if (outcome.refused > 0) toast.show(ASKED);
      else if (outcome.sent > 0) toast.show(ARRIVED);
    };
    send();
    const again = setInterval(send, SEND_EVERY_MS);
    return () => clearInterval(again);
  }, [waits, isReachable, toast]);
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
