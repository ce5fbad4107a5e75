/** What sends an order and reports the outcome. It is apart from the cart page, whose first view needs none of it. */

export { sendOrder } from '#web/api/send-order.ts';
export { keepSaid, saidWithCart } from '#web/cart/said-storage.ts';
export { rememberOrder } from '#web/my-orders/my-orders-storage.ts';
export { keepOrder } from '#web/waiting-orders/keep-order.ts';
export { OrderCommentField } from './order-comment-field.tsx';
export { cureFor } from './order-cures.tsx';
export { OrderRefusalNotice } from './order-refusal-notice.tsx';
export { PlacedOrderLinks } from './placed-order-links.tsx';
export { PlacedOrderSummary } from './placed-order-summary.tsx';
export { summarisedOrder } from './summarised-order.ts';
