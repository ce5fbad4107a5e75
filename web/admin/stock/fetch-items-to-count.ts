import type { WireProduct } from '#schemas/product-answer.ts';
import { productFromWire } from '#schemas/wire/product.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { isList } from '../promised-shape.ts';
import { type CountItem, type CountPlace, itemsToCount } from './count-place.ts';

const AT_ONCE = 200;

/** All that a part of the shop has, hidden products too, by name; `null` after a failure. */
export async function fetchItemsToCount({
  section,
  subsection,
}: CountPlace): Promise<readonly CountItem[] | null> {
  const items: CountItem[] = [];
  for (let page = 1; ; page += 1) {
    const search = new URLSearchParams({ section, subsection, hidden: '1', order: 'name' });
    search.set('page', `${page}`);
    search.set('size', `${AT_ONCE}`);
    const request = { isPromised: isList };
    const answer = await nullIfUnreachable(() => callAdminApi<WireProduct[]>(`/items?${search}`, request));
    if (!answer?.ok) return null;
    items.push(...itemsToCount(answer.data.map(productFromWire)));
    if (answer.data.length < AT_ONCE) return items;
  }
}
