import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Centavos } from '#domain/money/centavos.ts';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { deleteDraft } from '#web/ui/form-draft.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';
import type { OrderOutcome } from './order-outcome.ts';
import { sendOrder } from './send-order.ts';

/** Why the shop refused the order. The page explains it, and the cart's lines show it. */
export type OrderRefusal =
  | { readonly kind: 'price-changed'; readonly formerTotal: Centavos }
  | { readonly kind: 'unknown-product' }
  | { readonly kind: 'sold-out'; readonly detail: string };

export type OrderSubmission = {
  readonly refusal: OrderRefusal | null;
  /** Asks for confirmation, sends the order, and reports the outcome (CHECKOUT-035). */
  submit(): Promise<void>;
};

export function useOrderSubmission(form: CheckoutForm): OrderSubmission {
  const cart = useCart();
  const { confirm, notify, loading } = useDialogs();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);

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
    await settle(await sendWhileLoading());
  }

  async function sendWhileLoading(): Promise<OrderOutcome | { kind: 'no-answer' }> {
    const wait = loading({ title: 'Confirmando tu compra...' });
    try {
      return await sendOrder({ form, lines: cart.lines });
    } catch {
      return { kind: 'no-answer' };
    } finally {
      wait.close();
    }
  }

  async function settle(outcome: OrderOutcome | { kind: 'no-answer' }): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        cart.clear();
        deleteDraft(CHECKOUT_DRAFT);
        await notify({
          title: '¡Pedido confirmado!',
          text: 'Tu pedido ha sido realizado con éxito. ¡Pronto nos comunicaremos para finalizar la compra!',
          emphasis: `Pedido n.º ${outcome.orderNumber}`,
          tone: 'success',
        });
        navigate('/');
        return;
      case 'price-changed':
        setRefusal({ kind: outcome.kind, formerTotal: cart.totals.total });
        cart.takeOver(outcome.products);
        return;
      case 'unknown-product':
        setRefusal({ kind: outcome.kind });
        cart.markUnavailable(outcome.ids);
        return;
      case 'sold-out':
        setRefusal(outcome);
        await cart.refresh();
        return;
      case 'refused':
        await notify({
          title: 'Error',
          text: 'Hubo un problema al realizar tu pedido, por favor vuelve a intentar luego.',
          tone: 'error',
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
