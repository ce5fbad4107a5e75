import { createElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import { NOTHING_SAID } from '#domain/orders/said.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { deleteDraft } from '#web/ui/form-draft.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';
import { fetchLateCheckout, type LateCheckout } from './fetch-late-checkout.ts';
import { type OrderRefusal, refusalIn } from './order-refusal.ts';
import type { PlacedOrder } from './placed-order.ts';
import { PLACED_STEP_SEARCH } from './step.ts';

export type OrderSubmission = {
  readonly refusal: OrderRefusal | null;
  /** Asks for confirmation, sends the order, and reports the outcome (CHECKOUT-035). */
  submit(): Promise<void>;
};

type Outcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly links: LateCheckout['PlacedOrderLinks'] }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal; readonly isExplained: boolean }
  /** Without network: it goes out once the network is back (OFFLINE-002). */
  | { readonly kind: 'waits' }
  | { readonly kind: 'no-answer' };

export function useOrderSubmission(form: CheckoutForm): OrderSubmission {
  const cart = useCart();
  const { confirm, notify, loading } = useDialogs();
  const navigate = useNavigate();
  const returned = refusalIn(useLocation().state);
  const [newest, setRefusal] = useState<OrderRefusal | null>();
  const refusal = newest === undefined ? returned : newest;

  async function submit(): Promise<void> {
    const isConfirmed = await confirm({
      title: '¿Confirmas tu pedido?',
      text: '¡No podrás deshacer esta acción!',
      confirmLabel: 'Sí, pedir presupuesto',
      cancelLabel: 'Cancelar',
      tone: 'info',
    });
    if (!isConfirmed) {
      await notify({
        title: 'Operación cancelada',
        text: 'La confirmación de pedido ha sido cancelada.',
      });
      return;
    }
    setRefusal(null);
    // Another tab may have changed the cart while the question was open.
    const shown = cart.shown();
    if (shown.totals.things === 0) {
      await notify({
        title: 'No hay nada para pedir',
        text: 'Tu carrito quedó vacío: ya lo pediste o lo vaciaste en otra pestaña.',
      });
      return;
    }
    await settle(await sendWhileLoading(shown), shown);
  }

  /** The wait lasts until the cart is up to date, so that its end shows what is true. */
  async function sendWhileLoading(shown: PricedCart): Promise<Outcome> {
    const wait = loading({ title: 'Confirmando tu compra...' });
    let late: LateCheckout | undefined;
    try {
      late = await fetchLateCheckout();
      const said = late.saidWithCart();
      const answer = await late.sendOrder({ form, lines: shown.lines, said });
      if (answer.ok) {
        const order = late.summarisedOrder(shown, answer.data, said);
        late.rememberOrder({ ...answer.data, total: order.total });
        late.keepSaid(NOTHING_SAID);
        return { kind: 'placed', order, links: late.PlacedOrderLinks };
      }
      const { Notice, mend } = late.cureFor(answer.problem);
      // A cart that has changed is no failure.
      if (mend === undefined) console.error(`Error al crear la orden: ${answer.problem.code}`);
      const isCurrent = mend === undefined || (await mend(answer.problem, cart));
      const refusal = { problem: answer.problem, formerTotal: shown.totals.total, isCurrent };
      return { kind: 'refused', refusal, isExplained: Notice !== null };
    } catch {
      const isKept = await late?.keepOrder({ form, said: late.saidWithCart(), shown });
      if (isKept) late?.keepSaid(NOTHING_SAID);
      return { kind: isKept === true ? 'waits' : 'no-answer' };
    } finally {
      wait.close();
    }
  }

  async function settle(outcome: Outcome, shown: PricedCart): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        navigate({ search: PLACED_STEP_SEARCH }, { replace: true, state: outcome.order });
        cart.takeOut(shown.lines);
        deleteDraft(CHECKOUT_DRAFT);
        await notify({
          title: '¡Pedido confirmado!',
          text: 'Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!',
          emphasis: `Pedido n.º ${outcome.order.orderNumber}`,
          links: createElement(outcome.links, { order: outcome.order }),
          tone: 'success',
        });
        navigate('/');
        return;
      case 'refused':
        if (outcome.isExplained) setRefusal(outcome.refusal);
        else {
          await notify({
            title: 'Error',
            text: 'Hubo un problema al realizar tu pedido, por favor vuelve a intentar luego.',
            tone: 'error',
          });
        }
        return;
      case 'waits':
        cart.takeOut(shown.lines);
        deleteDraft(CHECKOUT_DRAFT);
        navigate('/cart', { replace: true });
        await notify({
          title: 'Tu pedido está guardado',
          text: 'Lo enviamos apenas vuelva la conexión. Mientras tanto lo ves arriba de tu carrito.',
          tone: 'info',
        });
        return;
      case 'no-answer':
        await notify({
          title: 'Error',
          text: 'No se pudo completar el pedido. Intenta nuevamente.',
          tone: 'error',
        });
    }
  }

  return { refusal, submit };
}
