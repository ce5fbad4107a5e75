import type { OrderPriceList } from '#domain/orders/order-price-list.ts';
import type { HeldList } from './held-list.ts';

/** What an order keeps of the list that it is priced by. */
export function orderPriceList({
  list: { id, name, conditions },
  holder,
}: Pick<HeldList, 'list' | 'holder'>): OrderPriceList {
  return { id, name, holder, conditions };
}
