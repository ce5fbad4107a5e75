import './waiting-orders.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '#web/cart/use-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import type { CheckoutOfCart } from './checkout-of-cart.ts';
import { takeBackOrder } from './take-back-order.ts';
import { useWaitingOrders } from './use-waiting-orders.ts';
import type { OrderStanding, WaitingOrder } from './waiting-order.ts';
import { waitingOrderContent, whyRefused } from './waiting-order-words.ts';
import { forgetWaitingOrder } from './waiting-orders.ts';

type Standing<Kind extends OrderStanding['kind']> = Extract<OrderStanding, { kind: Kind }>;
type CardProps<Kind extends OrderStanding['kind']> = {
  readonly checkout: CheckoutOfCart;
  readonly order: WaitingOrder;
  readonly standing: Standing<Kind>;
};

/** On top of the cart: what waits to be sent, what was sent meanwhile, and what the shop asks first. */
export function WaitingOrdersCards({ checkout }: Pick<CardProps<never>, 'checkout'>) {
  const orders = useWaitingOrders();
  return orders?.map((order) => (
    <section key={order.key} className="waiting-order" aria-label="Pedido por enviar">
      {cardOf(order, checkout)}
    </section>
  ));
}

function cardOf(order: WaitingOrder, checkout: CheckoutOfCart) {
  const { standing } = order;
  switch (standing.kind) {
    case 'waiting':
      return <Waiting checkout={checkout} order={order} standing={standing} />;
    case 'sent':
      return <Sent checkout={checkout} order={order} standing={standing} />;
    case 'refused':
      return <Refused checkout={checkout} order={order} standing={standing} />;
  }
}

function Waiting({ checkout, order, standing }: CardProps<'waiting'>) {
  const { confirm } = useDialogs();
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);

  async function undo(): Promise<void> {
    const isMeant = !standing.mayHaveArrived || (await confirm(MAY_HAVE_ARRIVED));
    if (!isMeant) return;
    setIsLoading(true);
    const isBack = await takeBackOrder(order, checkout.draft);
    setIsLoading(false);
    if (isBack !== null) toast.show(isBack ? TAKEN_BACK : ALREADY_SENT);
  }

  return (
    <>
      <div role="status">
        <h2>Lo enviamos apenas vuelva la conexión</h2>
        <p className="figures">{waitingOrderContent(order)} No hace falta que dejes la tienda abierta.</p>
      </div>
      <Button variant="outline" size="small" isLoading={isLoading} onClick={undo}>
        Deshacer
      </Button>
    </>
  );
}

function Sent({ order, standing }: CardProps<'sent'>) {
  return (
    <>
      <div role="status">
        <h2>Tu pedido n.º {standing.orderNumber} ya nos llegó</h2>
        <p className="figures">
          {waitingOrderContent(order)} Pronto nos comunicaremos para finalizar la compra.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a className="button button-outline button-small" href={standing.link}>
          Ver pedido
        </a>
        <Button variant="quiet" size="small" onClick={() => forgetWaitingOrder(order)}>
          Entendido
        </Button>
      </div>
    </>
  );
}

function Refused({ checkout, order, standing: { problem } }: CardProps<'refused'>) {
  const cart = useCart();
  const navigate = useNavigate();

  /** The cart asks as if the order had been sent now. */
  async function review(): Promise<void> {
    const late = await checkout.fetchLate();
    if (!(await takeBackOrder(order, checkout.draft))) return;
    const isCurrent = (await late.cureFor(problem).mend?.(problem, cart)) ?? true;
    const refusal = { problem, formerTotal: order.total, isCurrent };
    navigate(`/cart${checkout.contactStep}`, { state: { refusal } });
  }

  return (
    <>
      <div role="status">
        <h2>Todavía no enviamos tu pedido</h2>
        <p className="figures">
          {whyRefused(problem)} {waitingOrderContent(order)}
        </p>
      </div>
      <Button variant="primary" size="small" onClick={review}>
        Revisar y confirmar
      </Button>
    </>
  );
}

const MAY_HAVE_ARRIVED = {
  title: '¿Deshacer este pedido?',
  text: 'Se cortó la conexión mientras lo enviábamos, y puede que ya nos haya llegado. Si te llamamos, dinos que no lo quieres.',
  confirmLabel: 'Sí, deshacer',
  cancelLabel: 'Dejarlo',
  tone: 'info',
} as const;

const TAKEN_BACK = {
  title: 'Pedido deshecho',
  text: 'Lo que llevaba volvió a tu carrito.',
  tone: 'info',
} as const;

const ALREADY_SENT = {
  title: 'Ya lo enviamos',
  text: 'La conexión volvió y tu pedido ya nos llegó.',
  tone: 'info',
} as const;
