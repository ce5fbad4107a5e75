import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import { lineExtrasFromWire, saidFromWire } from '#schemas/wire/said-to-wire.ts';
import { browserCartStore } from '#web/cart/browser-cart-store.ts';
import { keepSaid } from '#web/cart/said-storage.ts';
import { type FormDraft, saveDraft } from '#web/ui/form-draft.ts';
import type { WaitingOrder } from './waiting-order.ts';
import { aloneWithOrders, forgetWaitingOrder, waitingOrders } from './waiting-orders.ts';

/**
 * Puts a waiting order's lines back into the cart, with their notes, and what was typed back into the form.
 * @returns `false` if it has been sent meanwhile; `null` if it is gone, as after another press
 */
export function takeBackOrder(
  { key }: Pick<WaitingOrder, 'key'>,
  draft: FormDraft<CheckoutField>,
): Promise<boolean | null> {
  return aloneWithOrders(async () => {
    const order = (await waitingOrders()).find((one) => one.key === key);
    if (order === undefined) return null;
    if (order.standing.kind === 'sent') return false;
    const { orderItems, ...request } = order.request;
    const extras = new Map(orderItems.map((item) => [item._id, lineExtrasFromWire(item)]));
    for (const kept of order.cart) {
      const line = { ...kept, extras: extras.get(kept.productId) ?? NO_EXTRAS };
      browserCartStore().dispatch({ type: 'add-line', line });
    }
    if (request.commentary) keepSaid(saidFromWire(request));
    saveDraft(draft, order.form);
    await forgetWaitingOrder(order);
    return true;
  });
}
