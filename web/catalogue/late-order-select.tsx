import { useEffect } from 'react';
import { useAtWidth } from '#web/ui/use-at-width.ts';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { PAGE_SIZE_AT } from './page-size-at-width.ts';

const fetchOrderSelect = async () => (await import('./order-select.tsx')).OrderSelect;

/** The place of the order in wide windows, which fetch its code once the page is idle. */
export function LateOrderSelect({ query }: { query: CatalogueQuery }) {
  const { code: OrderSelect, load } = useLazyCode(fetchOrderSelect);
  // From 1024 px on a page has more than four products.
  const isWide = (useAtWidth(PAGE_SIZE_AT) ?? 0) > 4;
  useEffect(() => {
    if (isWide) whenIdle(load);
  }, [isWide, load]);
  return <div className="order-select">{OrderSelect && <OrderSelect query={query} />}</div>;
}
