import { ORDER_COMMENT } from '#domain/cart/cart-comments.ts';
import type { CheckoutField } from '#domain/orders/checkout-form.ts';
import { browserCartStore } from '#web/cart/browser-cart-store.ts';
import { writeComment } from '#web/cart/cart-comments-storage.ts';
import { type FormDraft, saveDraft } from '#web/ui/form-draft.ts';
import type { WaitingOrder } from './waiting-order.ts';
import { aloneWithOrders, forgetWaitingOrder, waitingOrders } from './waiting-orders.ts';

/**
 * Puts a waiting order's lines back into the cart, with their notes, and what was typed back into the form.
 * @returns `false` if it has been sent meanwhile
 */
export function takeBackOrder(
  { key }: Pick<WaitingOrder, 'key'>,
  draft: FormDraft<CheckoutField>,
): Promise<boolean> {
  return aloneWithOrders(async () => {
    const order = (await waitingOrders()).find((one) => one.key === key);
    if (order === undefined || order.standing.kind === 'sent') return false;
    for (const line of order.cart) browserCartStore().dispatch({ type: 'add-line', line });
    for (const { _id, commentary } of order.request.orderItems) {
      if (commentary !== '') writeComment(_id, commentary);
    }
    if (order.request.commentary) writeComment(ORDER_COMMENT, order.request.commentary);
    saveDraft(draft, order.form);
    await forgetWaitingOrder(order);
    return true;
  });
}
